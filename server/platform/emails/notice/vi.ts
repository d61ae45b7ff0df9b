import type { Notices } from '../types.ts';

export const notice: Notices = {
  welcome: ({ pen }) => ({
    subject: 'Chào mừng bạn đến với Quillhouse',
    text: [
      `Chào ${pen}, rất vui vì bạn đã tham gia.`,
      'Cẩm nang hướng dẫn cách chuẩn bị truyện đầu tiên, độc giả tìm kiếm điều gì và khi nào bạn có thể nộp hồ sơ ký hợp đồng.',
    ],
  }),
  late_release: ({ title, numbers, due, live, span }) => ({
    subject: `Chương ${numbers} của “${title}” được đăng trễ`,
    text: [
      `Lịch dự kiến: ${due}. Đã đăng lúc: ${live}, trễ ${span}. Độc giả đã đọc được rồi, bạn không cần làm gì thêm.`,
    ],
  }),
};
