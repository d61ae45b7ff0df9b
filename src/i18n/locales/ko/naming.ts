import type { Messages } from '../../types.ts';

export default {
  open: '제목 또는 장르 변경',
  title: '이 작품의 제목 또는 장르 변경',
  text: '계약서에는 서명 당시의 제목이 남습니다. 작가에게 사유와 함께 알립니다.',
  reason: '사유 (작가에게 표시됨)',
  save: '변경',
  done: '변경했습니다. 작가에게 알렸습니다.',
  errors: {
    title_banned: '제목에 “%{word}” 표현은 사용할 수 없어요',
    not_signed: '계약되지 않은 작품이므로 제목과 장르는 작가가 정합니다.',
  },
} satisfies Messages['naming'];
