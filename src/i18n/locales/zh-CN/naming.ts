import type { Messages } from '../../types.ts';

export default {
  open: '修改书名或类型',
  title: '修改该作品的书名或类型',
  text: '合同保留签署时的书名。作者会收到通知及您填写的原因。',
  reason: '原因（作者可见）',
  save: '修改',
  done: '已修改，并已通知作者。',
  errors: {
    title_banned: '书名不能包含“%{word}”',
    not_signed: '该作品未签约，书名和类型由作者决定。',
  },
} satisfies Messages['naming'];
