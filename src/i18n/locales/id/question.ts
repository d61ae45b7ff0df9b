import type { Messages } from '../../types.ts';

export default {
  title: 'Pertanyaan tentang laporan',
  empty: 'Tidak ada yang menunggu jawaban',
  empty_text: 'Pertanyaan penulis tentang baris laporan muncul di sini, yang terlama lebih dulu.',
  answer: 'Jawaban',
  send: 'Kirim jawaban',
  answered: 'Jawaban sedang dikirim ke penulis.',
  by_author: 'Penulis',
  by_finance: 'Keuangan',
  states: 'Status',
  status: {
    open: 'Terbuka',
    answered: 'Dijawab',
    closed: 'Selesai',
  },
  errors: {
    closed: 'Penulis sudah menutup pertanyaan ini.',
  },
} satisfies Messages['question'];
