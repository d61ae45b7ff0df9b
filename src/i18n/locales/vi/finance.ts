import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: 'Tháng này vừa được chốt sổ. Hãy thử lại: khoản này sẽ được ghi vào tháng sau.',
  },
} satisfies Messages['finance'];
