import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: 'Bulan ini baru saja ditutup. Silakan coba lagi: akan dicatat di bulan berikutnya.',
  },
} satisfies Messages['finance'];
