import type { Messages } from '../../types.ts';

export default {
  sign_in: '登录',
  signing_in: '正在登录…',
  welcome: '好故事，未完待续',
  welcome_text: '用自己的语言写作，逐章连载，与八种语言的读者相遇。',
  account: '用户名或邮箱',
  password: '密码',
  show_password: '显示密码',
  hide_password: '隐藏密码',
} satisfies Messages['account'];
