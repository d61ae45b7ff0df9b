import type { ContractLetters } from '../types.ts';

export const contract: ContractLetters = {
  contract_approved: ({ title, until }) => ({
    subject: `Hợp đồng cho “${title}” đã sẵn sàng để ký`,
    text: [
      `Đơn đăng ký của bạn cho “${title}” đã được duyệt và hợp đồng đã sẵn sàng.`,
      `Hãy đọc và ký trong Quillhouse trước ${until}. Sau thời hạn này liên kết sẽ hết hiệu lực và bạn cần đăng ký lại; việc đó không tính vào số lần đăng ký.`,
    ],
  }),
  contract_rejected: ({ title, notice, left }) => ({
    subject: `Về đơn đăng ký của bạn cho “${title}”`,
    text: [
      `Hiện chúng tôi chưa thể ký hợp đồng cho “${title}”. Nhận xét của người duyệt:`,
      notice,
      left === 0
        ? 'Bạn đã dùng hết số lần đăng ký cho tác phẩm này. Truyện vẫn là của bạn và bạn có thể viết tiếp.'
        : `Bạn có thể sửa lại tác phẩm và đăng ký lần nữa. Số lần còn lại: ${left}.`,
    ],
  }),
  contract_signed: ({ title, number }) => ({
    subject: `Hợp đồng cho “${title}” đã được ký`,
    text: [
      `Chúc mừng bạn! Hợp đồng cho “${title}” đã có hiệu lực. Số hợp đồng: ${number}.`,
      'Hợp đồng và chứng nhận nằm trong Quillhouse. Từ giờ bạn có thể gửi duyệt và đăng các chương.',
    ],
  }),
  contract_expired: ({ title }) => ({
    subject: `Liên kết hợp đồng của “${title}” đã hết hạn`,
    text: [
      `Hợp đồng cho “${title}” không được ký đúng hạn nên liên kết không còn hiệu lực.`,
      'Bạn có thể đăng ký lại bất cứ lúc nào, lần này không bị tính. Nếu có gì chưa rõ, hãy viết cho biên tập viên của bạn.',
    ],
  }),
  work_renamed: ({ from, title, genre, reason }) => ({
    subject: `Thông tin của “${from}” đã thay đổi`,
    text: [
      from === title
        ? `Thể loại của “${title}” đã được đổi.`
        : genre
          ? `Tên và thể loại của “${from}” đã được đổi; tác phẩm nay có tên “${title}”.`
          : `Tác phẩm “${from}” của bạn nay có tên “${title}”.`,
      `Lý do: ${reason}`,
      'Hợp đồng của bạn giữ nguyên. Nếu có gì chưa đúng, hãy viết cho biên tập viên của bạn.',
    ],
  }),
  contract_invited: ({ title, editor }) => ({
    subject: `Một biên tập viên muốn làm việc với bạn về “${title}”`,
    text: [
      `${editor} đã đọc “${title}” và mời bạn đăng ký hợp đồng.`,
      'Bạn có thể chấp nhận hoặc từ chối trong Quillhouse. Nếu từ chối, hãy cho biết khi nào chúng tôi có thể hỏi lại.',
    ],
  }),
  info_locked: ({ reason }) => ({
    subject: 'Hồ sơ của bạn tạm thời bị khóa',
    text: [
      'Biên tập viên đã khóa thông tin cá nhân của bạn:',
      reason,
      'Trong lúc này bạn chỉ đổi được ảnh đại diện. Nếu có gì sai, hãy viết cho biên tập viên của bạn.',
    ],
  }),
  info_unlocked: () => ({
    subject: 'Hồ sơ của bạn đã được mở khóa',
    text: ['Biên tập viên đã mở khóa thông tin cá nhân của bạn. Bạn có thể chỉnh sửa trở lại.'],
  }),
};
