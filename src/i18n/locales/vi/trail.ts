import type { Messages } from '../../types.ts';

export default {
  title: 'Lịch sử thay đổi',
  empty: 'Chưa có ghi nhận nào.',
  platform: 'Nền tảng',
  reason: 'Lý do',
  none: 'không có',
  action: {
    create: 'Tạo',
    update: 'Sửa',
    release: 'Phát hành',
    set_share: 'Đặt tỷ lệ của tác giả',
    apply: 'Gửi đơn',
    take: 'Bắt đầu xét duyệt',
    approve: 'Duyệt',
    sign: 'Ký',
    confirm: 'Xác nhận',
    reject: 'Từ chối',
    cancel: 'Hủy',
    expire: 'Hết hạn',
  },
} satisfies Messages['trail'];
