import type { Messages } from '../../types.ts';

export default {
  open: 'Atur bagian penulis',
  hint: 'Angka dari 0 sampai 1: 0,5 berarti setengah pendapatan bersih.',
  set: 'Atur untuk %{count} karya',
  set_none: 'Atur',
  too_many: 'Hanya %{count} karya pertama yang diproses sekaligus.',
  done: 'Bagian diatur untuk %{count} karya.',
  undone: 'Dikembalikan untuk %{count} karya.',
  undo: 'Kembalikan',
  works: 'Karya dan bagiannya',
  before: 'Sekarang',
  was: 'Sebelumnya',
  becomes: 'Baru',
  became: 'Hasil',
  held: 'Kontrak dengan bagian ini sedang ditandatangani. Bagian dapat diubah setelah kontrak berlaku atau berakhir.',
  result: {
    same: 'sudah begitu',
    changed: 'dibiarkan: kini %{share}',
    held: 'tetap: kontraknya sedang ditandatangani',
    missing: 'sudah tidak ada',
    untouched: 'tetap',
  },
} satisfies Messages['shares'];
