import type { Messages } from '../../types.ts';

export default {
  title: 'Perbedaan antarversi',
  compare: 'Bandingkan dengan',
  version: 'Versi %{number}',
  only: 'Belum ada versi lain.',
  same: 'Teks versi %{from} dan %{to} sama.',
  between: 'Dari versi %{from} ke %{to}: yang dihapus dicoret, yang ditambahkan digarisbawahi.',
  text: 'Teks beserta perubahannya',
} satisfies Messages['templates'];
