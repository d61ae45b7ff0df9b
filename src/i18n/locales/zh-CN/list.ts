import type { Messages } from '../../types.ts';

export default {
  all: '全部',
  none: '没有找到匹配项',
} satisfies Messages['list'];
