import type { Messages } from '../../types.ts';

export default {
  tabs: 'Jenis pesan',
  tab: {
    all: 'Semua',
    system: 'Sistem',
    sign: 'Kontrak',
    story: 'Cerita',
  },
  new: 'Baru',
  arrived: 'Pesan baru',
  read_all: 'Tandai semua sudah dibaca',
  clear: 'Bersihkan',
  remove: 'Hapus',
  cleared: '%{count} pesan dibersihkan.',
  restored: 'Pesan dikembalikan.',
  open: {
    story: 'Buka cerita',
    chapter: 'Buka bab',
    contract: 'Ke kontrak',
    profile: 'Buka profil',
    handbook: 'Baca buku panduan',
  },
  empty: 'Tidak ada pesan',
  empty_text: 'Kabar tentang akun, kontrak, dan cerita Anda akan muncul di sini.',
} satisfies Messages['message'];
