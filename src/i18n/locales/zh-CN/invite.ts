import type { Messages } from '../../types.ts';

export default {
  title: '邀请作者',
  sent_list: '已发出的邀请',
  search: '按书名搜索',
  empty: '没有可邀请的作品',
  empty_text: '您负责语种中尚未签约且没有其他编辑的作品会显示在这里。',
  accepted: '作者已接受，您是该作品的编辑。',
  never: '不希望再被邀请',
  again: '%{time} 起可再次邀请',
  waits: '已邀请，作者尚未回复。',
  open: '邀请',
  dialog: '邀请《%{title}》的作者',
  note: '给作者的话',
  note_hint: '作者会与邀请一同看到。',
  send: '发送邀请',
  sent: '邀请已发出。',
} satisfies Messages['invite'];
