import type { Messages } from '../../types.ts';

export default {
  open: '提问',
  title: '关于 %{month} 结算单的提问',
  intro: '可就任意一行提问。财务会在此回复，您也会收到消息。',
  ask: '提问',
  ask_on: '继续提问',
  placeholder: '您想了解什么？',
  send: '发送',
  close: '已解决',
  closed: '无需再回复。',
  you: '您',
  finance: '财务',
  none: '没有明细。',
  unread: '%{count} 条新回复',
  status: {
    open: '等待财务回复',
    answered: '已回复',
    closed: '已解决',
  },
} satisfies Messages['questions'];
