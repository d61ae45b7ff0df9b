import type { Messages } from '../../types.ts';

export default {
  title: '结算单提问',
  empty: '没有等待回复的提问',
  empty_text: '作者就结算明细提出的问题会显示在这里，最早的在前。',
  answer: '回复',
  send: '发送回复',
  answered: '回复已发送给作者。',
  by_author: '作者',
  by_finance: '财务',
  states: '状态',
  status: {
    open: '待回复',
    answered: '已回复',
    closed: '已解决',
  },
  errors: {
    closed: '作者已将该提问标为解决。',
  },
} satisfies Messages['question'];
