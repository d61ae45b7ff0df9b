import type { Messages } from '../../types.ts';

export default {
  title: 'ความแตกต่างระหว่างฉบับ',
  compare: 'เปรียบเทียบกับ',
  version: 'ฉบับที่ %{number}',
  only: 'ยังไม่มีฉบับอื่น',
  same: 'ข้อความในฉบับที่ %{from} และ %{to} เหมือนกัน',
  between: 'จากฉบับที่ %{from} เป็น %{to}: ส่วนที่ตัดออกถูกขีดฆ่า ส่วนที่เพิ่มถูกขีดเส้นใต้',
  text: 'ข้อความพร้อมการแก้ไข',
} satisfies Messages['templates'];
