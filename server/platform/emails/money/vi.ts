import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Tài khoản nhận tiền của bạn đã thay đổi',
    text: [
      `Tài khoản nhận tiền của tài khoản Quillhouse ${user_name} vừa được thay đổi. Để an toàn, sẽ không chi trả cho đến ${until}.`,
      'Nếu không phải bạn, hãy đổi mật khẩu ngay và báo cho nhân viên Quillhouse.',
    ],
  }),
  statement_rejected: ({ month, reason, until }) => ({
    subject: `Khoản chi trả ${month} cần chỉnh sửa`,
    text: [
      `Xác nhận của bạn cho ${month} chưa được chấp nhận. Lý do:`,
      reason,
      `Hãy sửa thông tin trong Quillhouse và xác nhận lại trước ${until}. Sau đó số tiền sẽ chuyển sang tháng sau.`,
    ],
  }),
  payment_paid: ({ month, amount }) => ({
    subject: `Khoản chi trả ${month} đã được chuyển`,
    text: [
      `Chúng tôi đã chuyển ${amount} cho ${month}. Thời gian nhận tùy vào ngân hàng hoặc dịch vụ thanh toán của bạn.`,
    ],
  }),
  payment_failed: ({ month, amount, reason }) => ({
    subject: `Khoản chi trả ${month} không đến nơi`,
    text: [
      `Lệnh chuyển ${amount} cho ${month} không thành công. Lý do:`,
      reason,
      'Bạn không mất gì: số tiền được chuyển sang tháng sau. Hãy kiểm tra thông tin nhận tiền trong hồ sơ.',
    ],
  }),
  question_answered: ({ month, title, answer }) => ({
    subject: `Trả lời câu hỏi của bạn về bảng kê ${month}`,
    text: [...(title ? [`Bộ phận tài chính trả lời câu hỏi về “${title}”:`] : []), answer],
  }),
};
