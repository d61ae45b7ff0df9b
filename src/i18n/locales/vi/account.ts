import type { Messages } from '../../types.ts';

export default {
  sign_in: 'Đăng nhập',
  signing_in: 'Đang đăng nhập…',
  welcome: 'Mái nhà của những câu chuyện còn tiếp',
  welcome_text: 'Viết bằng ngôn ngữ của bạn, đăng từng chương và đến với độc giả qua tám ngôn ngữ.',
  account: 'Tên đăng nhập hoặc email',
  password: 'Mật khẩu',
  show_password: 'Hiện mật khẩu',
  hide_password: 'Ẩn mật khẩu',
} satisfies Messages['account'];
