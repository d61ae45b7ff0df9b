import type { Messages } from '../../types.ts';

export default {
  tabs: 'Loại tin nhắn',
  tab: {
    all: 'Tất cả',
    system: 'Hệ thống',
    sign: 'Hợp đồng',
    story: 'Truyện',
  },
  new: 'Mới',
  arrived: 'Tin nhắn mới',
  read_all: 'Đánh dấu tất cả đã đọc',
  clear: 'Xóa hết',
  remove: 'Xóa',
  cleared: 'Đã xóa %{count} tin nhắn.',
  restored: 'Các tin nhắn đã trở lại.',
  open: {
    story: 'Mở truyện',
    chapter: 'Mở chương',
    contract: 'Xem hợp đồng',
    profile: 'Mở hồ sơ',
    handbook: 'Đọc cẩm nang',
  },
  empty: 'Chưa có tin nhắn',
  empty_text: 'Tin về tài khoản, hợp đồng và truyện của bạn sẽ hiện ở đây.',
} satisfies Messages['message'];
