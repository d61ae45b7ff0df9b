import type { Messages } from '../../types.ts';

export default {
  tabs: '메시지 종류',
  tab: {
    all: '전체',
    system: '시스템',
    sign: '계약',
    story: '작품',
  },
  new: '새 메시지',
  arrived: '새 메시지 보기',
  read_all: '모두 읽음으로 표시',
  clear: '비우기',
  remove: '삭제',
  cleared: '메시지 %{count}개를 비웠습니다.',
  restored: '메시지를 되돌렸습니다.',
  open: {
    story: '작품 열기',
    chapter: '회차 열기',
    contract: '계약으로 이동',
    profile: '프로필 열기',
    handbook: '가이드북 보기',
  },
  empty: '메시지가 없습니다',
  empty_text: '계정과 계약, 작품에 관한 소식이 여기에 표시됩니다.',
} satisfies Messages['message'];
