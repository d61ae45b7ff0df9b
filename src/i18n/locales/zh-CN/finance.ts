import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: '该月份刚刚结账。请重试，将记入下一个月。',
  },
} satisfies Messages['finance'];
