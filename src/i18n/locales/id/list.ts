import type { Messages } from '../../types.ts';

export default {
  all: 'Semua',
  none: 'Tidak ada yang ditemukan',
  excel: 'Ekspor ke Excel',
} satisfies Messages['list'];
