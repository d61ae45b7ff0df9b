import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: 'Этот месяц только что закрыт. Попробуйте ещё раз: запись попадёт в следующий.',
  },
} satisfies Messages['finance'];
