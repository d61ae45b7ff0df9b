import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: 'Este mês acabou de ser fechado. Tente de novo: o lançamento entrará no próximo.',
  },
} satisfies Messages['finance'];
