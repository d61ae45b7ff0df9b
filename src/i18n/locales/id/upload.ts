import type { Messages } from '../../types.ts';

export default {
  format: 'Hanya gambar PNG, JPG, atau JPEG',
  dimensions: 'Dimensi gambar salah. Sesuaikan sampul, lalu unggah ulang.',
  size: 'Ukuran file gambar salah. Silakan unggah ulang.',
  choose: 'Pilih gambar',
  replace: 'Pilih gambar lain',
  drop: 'Seret gambar ke sini',
  crop: 'Sesuaikan sampul',
  crop_text:
    'Geser gambar untuk mengatur posisinya, atau gunakan tombol panah. Bagian di dalam bingkai akan menjadi sampul.',
  zoom: 'Zoom',
  apply: 'Gunakan sampul ini',
  uploading: 'Mengunggah…',
  too_small: 'Gambar ini lebih kecil dari %{width}×%{height} dan akan terlihat buram.',
  too_many: 'Anda sudah mencapai jumlah maksimum gambar yang dapat diunggah.',
  quota: 'Akun Anda sudah menyimpan gambar sebanyak yang diperbolehkan: %{images} gambar, atau total %{megabytes} MB.',
  png: 'Hanya gambar PNG',
  transparent: 'Latar belakang tanda tangan harus transparan.',
  pixels: 'Piksel gambar terlalu banyak: paling banyak %{side} per sisi dan %{megapixels} juta seluruhnya.',
} satisfies Messages['upload'];
