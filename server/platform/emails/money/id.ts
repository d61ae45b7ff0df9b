import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Rekening pembayaranmu diubah',
    text: [
      `Rekening pembayaran akun Quillhouse ${user_name} baru saja diubah. Demi keamanan, tidak ada pembayaran sampai ${until}.`,
      'Kalau bukan kamu, segera ganti kata sandi dan beri tahu staf Quillhouse.',
    ],
  }),
  statement_rejected: ({ month, reason, until }) => ({
    subject: `Pembayaran ${month} perlu diperbaiki`,
    text: [
      `Konfirmasimu untuk ${month} belum diterima. Alasannya:`,
      reason,
      `Perbaiki datamu di Quillhouse dan konfirmasi lagi sebelum ${until}. Setelah itu jumlahnya dialihkan ke bulan berikutnya.`,
    ],
  }),
  payment_paid: ({ month, amount }) => ({
    subject: `Pembayaran ${month} sedang dikirim`,
    text: [`Kami sudah mentransfer ${amount} untuk ${month}. Lamanya tergantung bank atau layanan pembayaranmu.`],
  }),
  payment_failed: ({ month, amount, reason }) => ({
    subject: `Pembayaran ${month} tidak sampai`,
    text: [
      `Transfer ${amount} untuk ${month} gagal. Alasannya:`,
      reason,
      'Tidak ada yang hilang: jumlahnya dialihkan ke bulan berikutnya. Periksa data pembayaran di profilmu.',
    ],
  }),
  question_answered: ({ month, title, answer }) => ({
    subject: `Jawaban atas pertanyaanmu tentang laporan ${month}`,
    text: [...(title ? [`Bagian keuangan menjawab pertanyaanmu tentang “${title}”:`] : []), answer],
  }),
};
