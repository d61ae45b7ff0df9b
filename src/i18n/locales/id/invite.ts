import type { Messages } from '../../types.ts';

export default {
  title: 'Undang penulis',
  sent_list: 'Undangan terkirim',
  search: 'Cari judul',
  empty: 'Belum ada karya untuk diundang',
  empty_text: 'Karya tanpa kontrak dalam bahasamu yang belum punya editor lain muncul di sini.',
  accepted: 'Diterima: Anda editor karya ini.',
  never: 'Tidak ingin diundang lagi',
  again: 'Bisa diundang lagi mulai %{time}',
  waits: 'Sudah diundang, penulis belum menjawab.',
  open: 'Undang',
  dialog: 'Undang penulis “%{title}”',
  note: 'Sepatah kata untuk penulis',
  note_hint: 'Penulis membacanya bersama undangan.',
  send: 'Kirim undangan',
  sent: 'Undangan terkirim.',
} satisfies Messages['invite'];
