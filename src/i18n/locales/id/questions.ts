import type { Messages } from '../../types.ts';

export default {
  open: 'Pertanyaan',
  title: 'Pertanyaan tentang laporan %{month}',
  intro: 'Tanyakan baris mana pun. Bagian keuangan menjawab di sini dan kamu menerima pesan.',
  ask: 'Tanya',
  ask_on: 'Tanya lagi',
  placeholder: 'Apa yang ingin kamu tahu?',
  send: 'Kirim',
  close: 'Selesai',
  closed: 'Tidak perlu dijawab lagi.',
  you: 'Kamu',
  finance: 'Keuangan',
  none: 'Tidak ada baris.',
  unread: '%{count} jawaban baru',
  status: {
    open: 'Menunggu keuangan',
    answered: 'Dijawab',
    closed: 'Selesai',
  },
} satisfies Messages['questions'];
