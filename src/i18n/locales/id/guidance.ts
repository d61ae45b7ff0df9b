import type { Messages } from '../../types.ts';

export default {
  count: '%{step} dari %{steps}',
  next: 'Lanjut',
  skip: 'Lewati semua',
  done: 'Mengerti',
  home: {
    todo: { title: 'Mulai di sini', text: 'Semua yang menunggumu, di cerita mana pun, terkumpul dalam daftar ini.' },
    calendar: {
      title: 'Hari-hari menulismu',
      text: 'Tiap hari menunjukkan kata yang kamu tambahkan. Pasang target dan jaga rangkaiannya.',
    },
    buffer: {
      title: 'Waktu untuk bernapas',
      text: 'Lihat berapa hari tiap cerita bertahan tanpamu, sebelum pembaca harus menunggu.',
    },
    help: {
      title: 'Bantuan ada di sini',
      text: 'Keuntungan, panduan, dan aplikasi tempat pembaca menemukan ceritamu.',
    },
  },
  storyDetail: {
    chapters: { title: 'Bab-babmu', text: 'Semua bab dalam urutan yang diterima pembaca. Seret untuk memindahkannya.' },
    states: {
      title: 'Posisi tiap bab',
      text: 'Tampilkan hanya draf, bab yang ditinjau, atau yang dikembalikan kepadamu.',
    },
    release: { title: 'Terbit saat kamu tidur', text: 'Pilih bab dan waktunya sekali saja; semuanya terbit sendiri.' },
  },
  editStory: {
    text: { title: 'Tulis saja', text: 'Teksmu tersimpan sendiri, dan tetap ada di peramban ini saat koneksi putus.' },
    saved: {
      title: 'Tak ada yang hilang',
      text: 'Di sini kamu melihat kapan tersimpan dan menemukan versi sebelumnya.',
    },
    publish: {
      title: 'Kalau sudah siap',
      text: 'Kirim bab untuk ditinjau. Setelah disetujui, bab terbit langsung atau pada waktu pilihanmu.',
    },
  },
} satisfies Messages['guidance'];
