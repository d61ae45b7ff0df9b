import type { Messages } from '../../types.ts';

export default {
  all: 'ทั้งหมด',
  none: 'ไม่พบรายการที่ตรงกัน',
  excel: 'ส่งออกเป็น Excel',
} satisfies Messages['list'];
