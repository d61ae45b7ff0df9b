import type { Messages } from '../../types.ts';

export default {
  writers: 'Untuk penulis',
  account: 'Akun',
  personal_info: 'Info pribadi',
  change_password: 'Ganti kata sandi',
  reader_app: 'Aplikasi baca',
  reader_app_text: 'Pindai kode dengan ponsel Anda untuk mengunduh aplikasi baca.',
  reader_app_code: 'Kode QR alamat aplikasi baca',
  faq: 'Tanya jawab',
  new_window: 'terbuka di jendela baru',
  my_editor: 'Editor saya',
  no_editor: 'Belum ada cerita Anda yang memiliki editor.',
  events: 'Acara',
  unread: '%{smart_count} belum dibaca',
  about: 'Tentang kami',
  partners: 'Mitra Distribusi Kami',
  hide_partners: 'Sembunyikan mitra',
  switch: {
    title: 'Ganti akun?',
    text: 'Anda sedang masuk sebagai %{current}. Tautan yang Anda buka adalah milik %{other}.',
    go: 'Ganti ke %{other}',
    stay: 'Tetap %{current}',
  },
} satisfies Messages['shell'];
