import type { Messages } from '../../types.ts';

export default {
  all: '전체',
  none: '검색 결과가 없습니다',
  excel: 'Excel로 내보내기',
} satisfies Messages['list'];
