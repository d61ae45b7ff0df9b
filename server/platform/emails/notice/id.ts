import type { Notices } from '../types.ts';

export const notice: Notices = {
  welcome: ({ pen }) => ({
    subject: 'Selamat datang di Quillhouse',
    text: [
      `Halo ${pen}, senang Anda bergabung.`,
      'Buku panduan menjelaskan cara menyiapkan cerita pertama, apa yang dicari pembaca, dan kapan Anda bisa mengajukan kontrak.',
    ],
  }),
  late_release: ({ title, numbers, due, live, span }) => ({
    subject: `Bab ${numbers} dari “${title}” terbit terlambat`,
    text: [
      `Jadwal: ${due}. Terbit: ${live}, terlambat ${span}. Pembaca sudah bisa melihatnya dan kamu tidak perlu melakukan apa pun.`,
    ],
  }),
};
