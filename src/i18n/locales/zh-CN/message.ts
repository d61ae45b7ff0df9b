import type { Messages } from '../../types.ts';

export default {
  tabs: '消息类型',
  tab: {
    all: '全部',
    system: '系统',
    sign: '签约',
    story: '作品',
  },
  new: '未读',
  arrived: '有新消息',
  read_all: '全部标为已读',
  clear: '清空',
  remove: '删除',
  cleared: '已清除 %{count} 条消息。',
  restored: '消息已恢复。',
  open: {
    story: '打开作品',
    chapter: '打开章节',
    contract: '查看签约',
    profile: '打开个人资料',
    handbook: '阅读写作指南',
  },
  empty: '暂无消息',
  empty_text: '有关账号、签约和作品的消息会显示在这里。',
} satisfies Messages['message'];
