import type { Messages } from '../../types.ts';

export default {
  title: '변경 기록',
  empty: '아직 기록이 없습니다.',
  platform: '플랫폼',
  reason: '사유',
  none: '없음',
  action: {
    create: '생성',
    update: '변경',
    release: '공개',
    set_share: '작가 배분율 설정',
    apply: '신청',
    take: '심사 시작',
    approve: '승인',
    sign: '서명',
    confirm: '확인',
    reject: '반려',
    cancel: '취소',
    expire: '만료',
  },
} satisfies Messages['trail'];
