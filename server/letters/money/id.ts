import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Rekening pembayaranmu diubah',
    text: [
      `Rekening pembayaran akun Quillhouse ${user_name} baru saja diubah. Demi keamanan, tidak ada pembayaran sampai ${until}.`,
      'Kalau bukan kamu, segera ganti kata sandi dan beri tahu staf Quillhouse.',
    ],
  }),
};
