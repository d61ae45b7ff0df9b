import type { Messages } from '../../types.ts';

export default {
  title: 'Tampilan',
  used: 'Tampilan: %{name}',
  of_list: 'Tampilan daftar ini',
  empty: 'Belum ada tampilan. Tampilan yang kamu simpan bisa dipakai semua orang dengan peranmu.',
  by: 'disimpan oleh %{name}',
  save: 'Simpan daftar ini sebagai tampilan…',
  save_title: 'Simpan daftar ini sebagai tampilan',
  save_text:
    'Filter dan urutannya disimpan. Semua orang dengan peranmu bisa memakai, mengubah, dan menghapus tampilan ini.',
  name: 'Nama tampilan',
  save_now: 'Simpan tampilan',
  saved: 'Tampilan “%{name}” disimpan.',
  replace: 'Timpa “%{name}” dengan daftar ini',
  replace_title: 'Timpa “%{name}”?',
  replace_text: 'Tampilan ini akan menampilkan isi daftar saat ini, untuk semua orang dengan peranmu.',
  replace_now: 'Timpa',
  replace_done: '“%{name}” sekarang menampilkan isi daftar ini.',
  remove: 'Hapus “%{name}”',
  remove_title: 'Hapus “%{name}”?',
  remove_text: 'Tampilan ini hilang untuk semua orang dengan peranmu. Daftarnya sendiri tidak berubah.',
  remove_now: 'Hapus',
  remove_done: 'Tampilan “%{name}” dihapus.',
  too_many: 'Satu daftar paling banyak punya %{max} tampilan. Hapus yang tidak diperlukan lagi.',
} satisfies Messages['list_views'];
