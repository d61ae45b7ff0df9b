import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Tài khoản nhận tiền của bạn đã thay đổi',
    text: [
      `Tài khoản nhận tiền của tài khoản Quillhouse ${user_name} vừa được thay đổi. Để an toàn, sẽ không chi trả cho đến ${until}.`,
      'Nếu không phải bạn, hãy đổi mật khẩu ngay và báo cho nhân viên Quillhouse.',
    ],
  }),
};
