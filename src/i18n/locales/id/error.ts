import type { Messages } from '../../types.ts';

export default {
  unauthorized: 'Silakan masuk kembali.',
  forbidden: 'Peran Anda tidak mengizinkan tindakan ini.',
  not_found: 'Data ini tidak ada atau bukan milik Anda.',
  invalid: 'Periksa kolom yang ditandai.',
  conflict: 'Ada orang lain yang mengubah data ini pada saat yang sama. Silakan coba lagi.',
  in_use: 'Data lain bergantung pada data ini, jadi tidak dapat dihapus.',
  internal: 'Server sedang bermasalah, silakan coba lagi nanti.',
  unavailable: 'Server sedang sibuk, silakan coba lagi sebentar lagi.',
  offline: 'Koneksi internet tidak stabil',
  too_large: 'Ukurannya terlalu besar untuk dikirim.',
  too_slow: 'Koneksi terlalu lambat. Silakan coba lagi.',
  disk_full: 'Ruang penyimpanan server penuh. Tidak ada yang berubah.',
  content_type: 'Server tidak mengenali format ini.',
  not_json: 'Server tidak memahami permintaan ini.',
  idempotency_key: 'Permintaan ini tidak memiliki kunci pengenal. Silakan muat ulang halaman.',
  idempotency_reused: 'Ini sudah tersimpan sebelum perubahan terakhir Anda. Buka dari daftar untuk mengubahnya.',
  login: 'Nama pengguna, email, atau kata sandi salah.',
  blocked: 'Akun Anda telah diblokir',
} satisfies Messages['error'];
