import type { Messages } from '../../types.ts';

export default {
  all: 'Tất cả',
  none: 'Không tìm thấy kết quả nào',
  excel: 'Xuất sang Excel',
} satisfies Messages['list'];
