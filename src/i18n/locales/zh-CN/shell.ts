import type { Messages } from '../../types.ts';

export default {
  writers: '写作资源',
  account: '账号',
  personal_info: '个人信息',
  change_password: '修改密码',
  reader_app: '阅读 App',
  reader_app_text: '用手机扫描二维码，下载阅读 App。',
  reader_app_code: '阅读 App 下载地址的二维码',
  faq: '常见问题',
  new_window: '在新窗口中打开',
  my_editor: '我的编辑',
  no_editor: '您的作品还没有分配编辑。',
  events: '活动',
  unread: '%{smart_count} 条未读',
  about: '关于我们',
  partners: '我们的发行合作伙伴',
  hide_partners: '隐藏合作伙伴',
  switch: {
    title: '切换账号？',
    text: '您当前登录的是 %{current}，而您打开的链接属于 %{other}。',
    go: '切换到 %{other}',
    stay: '继续使用 %{current}',
  },
} satisfies Messages['shell'];
