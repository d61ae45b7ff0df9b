import type { Messages } from '../../types.ts';

export default {
  all: '전체',
  none: '검색 결과가 없습니다',
} satisfies Messages['list'];
