import type { Messages } from '../../types.ts';

export default {
  all: 'Semua',
  none: 'Tidak ada yang ditemukan',
} satisfies Messages['list'];
