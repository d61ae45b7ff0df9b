import type { Messages } from '../../types.ts';

export default {
  back: 'Kembali',
  place: {
    title: 'nomor di judul',
    text: 'nomor di awal teks',
  },
  numbered: {
    title: 'Hapus nomor bab?',
    text: 'Nomor sudah tampil di atas setiap bab, jadi tidak bisa dikirim begitu saja. Yang dihapus tersimpan di versi. Ini menyangkut %{count} bab:',
    go: 'Hapus',
  },
  flagged: {
    title: 'Tetap kirim?',
    text: '%{count} bab memuat konten terlarang atau kontak pribadi. Kamu tetap bisa mengirimnya; editor akan menilainya lagi.',
    go: 'Tetap kirim',
  },
} satisfies Messages['submission'];
