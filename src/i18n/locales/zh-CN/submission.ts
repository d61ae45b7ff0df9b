import type { Messages } from '../../types.ts';

export default {
  back: '返回',
  place: {
    title: '标题中有序号',
    text: '正文开头有序号',
  },
  numbered: {
    title: '删除章节序号？',
    text: '章节序号已显示在每章上方，带有序号无法提交。删除的内容会保留在历史版本中。涉及 %{count} 章：',
    go: '删除',
  },
  flagged: {
    title: '继续提交？',
    text: '有 %{count} 章含有敏感内容或联系方式。您可以继续提交，编辑会重新判断。',
    go: '继续提交',
  },
} satisfies Messages['submission'];
