import type { Messages } from '../../types.ts';

export default {
  open: 'Ubah judul atau genre',
  title: 'Ubah judul atau genre karya ini',
  text: 'Kontrak tetap memakai judul saat ditandatangani. Penulis diberi tahu beserta alasan Anda.',
  reason: 'Alasannya? Penulis akan membacanya.',
  save: 'Ubah',
  done: 'Sudah diubah. Penulis sudah diberi tahu.',
  errors: {
    title_banned: 'Judul tidak boleh memuat “%{word}”',
    not_signed: 'Karya ini belum dikontrak, jadi judul dan genrenya ditentukan penulis.',
  },
} satisfies Messages['naming'];
