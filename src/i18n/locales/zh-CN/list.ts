import type { Messages } from '../../types.ts';

export default {
  all: '全部',
  none: '没有找到匹配项',
  excel: '导出为 Excel',
} satisfies Messages['list'];
