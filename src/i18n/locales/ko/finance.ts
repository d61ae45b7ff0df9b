import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: '이 달은 방금 마감되었습니다. 다시 시도하면 다음 달에 기록됩니다.',
  },
} satisfies Messages['finance'];
