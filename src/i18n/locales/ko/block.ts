import type { Messages } from '../../types.ts';

export default {
  block: '차단',
  unblock: '차단 해제',
  ask_block: '계정 %{count}개를 차단할까요?',
  ask_unblock: '계정 %{count}개의 차단을 해제할까요?',
  hint: '차단된 계정은 바로 로그아웃되고 다시 로그인할 수 없습니다. 작품, 정산금, 메시지는 그대로 남습니다.',
  unblock_hint: '다시 로그인할 수 있게 됩니다.',
  why: '사유(계정 기록에 남습니다)',
  blocked: '계정 %{count}개를 차단했습니다',
  unblocked: '계정 %{count}개의 차단을 해제했습니다',
} satisfies Messages['block'];
