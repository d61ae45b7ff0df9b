import type { Messages } from '../../types.ts';

export default {
  writers: 'Dành cho tác giả',
  account: 'Tài khoản',
  personal_info: 'Thông tin cá nhân',
  change_password: 'Đổi mật khẩu',
  reader_app: 'Ứng dụng đọc',
  reader_app_text: 'Quét mã bằng điện thoại để tải ứng dụng đọc truyện.',
  reader_app_code: 'Mã QR chứa địa chỉ ứng dụng đọc truyện',
  faq: 'Hỏi đáp',
  new_window: 'mở trong cửa sổ mới',
  my_editor: 'Biên tập viên của tôi',
  no_editor: 'Chưa có truyện nào của bạn có biên tập viên.',
  events: 'Sự kiện',
  unread: '%{smart_count} chưa đọc',
  about: 'Về chúng tôi',
  partners: 'Đối tác phát hành của chúng tôi',
  hide_partners: 'Ẩn danh sách đối tác',
  switch: {
    title: 'Chuyển tài khoản?',
    text: 'Bạn đang đăng nhập bằng %{current}. Liên kết bạn vừa mở thuộc về %{other}.',
    go: 'Chuyển sang %{other}',
    stay: 'Tiếp tục với %{current}',
  },
} satisfies Messages['shell'];
