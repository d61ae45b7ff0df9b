import type { ContractLetters } from '../types.ts';

export const contract: ContractLetters = {
  contract_approved: ({ title, until }) => ({
    subject: `Kontrak “${title}” siap ditandatangani`,
    text: [
      `Pengajuanmu untuk “${title}” disetujui dan kontraknya sudah siap.`,
      `Baca di Quillhouse dan tandatangani paling lambat ${until}. Setelah itu tautannya kedaluwarsa dan kamu perlu mengajukan lagi; ini tidak mengurangi jatah percobaan.`,
    ],
  }),
  contract_rejected: ({ title, notice, left }) => ({
    subject: `Tentang pengajuanmu untuk “${title}”`,
    text: [
      `Saat ini kami belum bisa menawarkan kontrak untuk “${title}”. Catatan dari penilai kami:`,
      notice,
      left === 0
        ? 'Jatah percobaan untuk karya ini sudah habis. Ceritanya tetap milikmu dan kamu bisa terus menulisnya.'
        : `Kamu bisa merevisi karya ini dan mengajukan lagi. Sisa percobaan: ${left}.`,
    ],
  }),
  contract_signed: ({ title, number }) => ({
    subject: `Kontrak “${title}” sudah ditandatangani`,
    text: [
      `Selamat! Kontrak “${title}” sudah berlaku. Nomornya ${number}.`,
      'Kontrak dan sertifikatnya ada di Quillhouse. Sekarang babmu bisa diajukan untuk ditinjau dan diterbitkan.',
    ],
  }),
  contract_expired: ({ title }) => ({
    subject: `Tautan kontrak “${title}” sudah kedaluwarsa`,
    text: [
      `Kontrak “${title}” tidak ditandatangani tepat waktu, jadi tautannya tidak berlaku lagi.`,
      'Kamu bisa mengajukan lagi kapan saja; jatah percobaan tidak berkurang. Kalau ada yang kurang jelas, hubungi editormu.',
    ],
  }),
  work_renamed: ({ from, title, genre, reason }) => ({
    subject: `Data “${from}” telah diubah`,
    text: [
      from === title
        ? `Genre “${title}” telah diubah.`
        : genre
          ? `Judul dan genre “${from}” telah diubah; sekarang judulnya “${title}”.`
          : `Karyamu “${from}” sekarang berjudul “${title}”.`,
      `Alasan: ${reason}`,
      'Kontrakmu tidak berubah. Hubungi editormu kalau ada yang keliru.',
    ],
  }),
  contract_invited: ({ title, editor }) => ({
    subject: `Seorang editor ingin menggarap “${title}” bersamamu`,
    text: [
      `${editor} sudah membaca “${title}” dan mengundangmu mengajukan kontrak.`,
      'Kamu bisa menerima atau menolak di Quillhouse. Kalau menolak, beri tahu kapan kami boleh bertanya lagi.',
    ],
  }),
  info_locked: ({ reason }) => ({
    subject: 'Profilmu dikunci untuk sementara',
    text: [
      'Editormu mengunci data pribadimu:',
      reason,
      'Selama terkunci, hanya foto profil yang bisa diubah. Kalau ada yang keliru, hubungi editormu.',
    ],
  }),
  info_unlocked: () => ({
    subject: 'Profilmu sudah dibuka',
    text: ['Editormu sudah membuka kunci data pribadimu. Kamu bisa mengubahnya lagi.'],
  }),
};
