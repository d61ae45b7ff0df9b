import type { Messages } from '../../types.ts';

export default {
  title: 'Riwayat perubahan',
  empty: 'Belum ada yang dicatat.',
  platform: 'Platform',
  reason: 'Alasan',
  none: 'tidak ada',
  action: {
    create: 'Dibuat',
    update: 'Diubah',
    release: 'Dirilis',
    set_share: 'Bagian penulis diatur',
    apply: 'Pengajuan dikirim',
    take: 'Peninjauan dimulai',
    approve: 'Disetujui',
    sign: 'Ditandatangani',
    confirm: 'Dikonfirmasi',
    reject: 'Ditolak',
    cancel: 'Dibatalkan',
    expire: 'Kedaluwarsa',
  },
} satisfies Messages['trail'];
