import type { Messages } from '../../types.ts';

export default {
  open: 'Đổi tên hoặc thể loại',
  title: 'Đổi tên hoặc thể loại của tác phẩm này',
  text: 'Hợp đồng giữ nguyên tên khi ký. Tác giả được báo kèm lý do của bạn.',
  reason: 'Lý do? Tác giả sẽ đọc điều này.',
  save: 'Đổi',
  done: 'Đã đổi. Tác giả đã được báo.',
  errors: {
    title_banned: 'Tên truyện không được chứa “%{word}”',
    not_signed: 'Tác phẩm chưa có hợp đồng nên tác giả tự đặt tên và thể loại.',
  },
} satisfies Messages['naming'];
