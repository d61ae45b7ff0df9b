import type { Messages } from '../../types.ts';

export default {
  block: '封禁',
  unblock: '解封',
  ask_block: '封禁 %{count} 个账号？',
  ask_unblock: '解封 %{count} 个账号？',
  hint: '被封禁的账号会立即退出登录，且无法再登录。作品、款项和消息均保留。',
  unblock_hint: '该账号可以重新登录。',
  why: '原因（将记入账号的变更记录）',
  blocked: '已封禁 %{count} 个账号',
  unblocked: '已解封 %{count} 个账号',
} satisfies Messages['block'];
