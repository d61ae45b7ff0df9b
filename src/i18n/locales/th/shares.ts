import type { Messages } from '../../types.ts';

export default {
  open: 'กำหนดส่วนแบ่งนักเขียน',
  hint: 'ตัวเลข 0 ถึง 1 เช่น 0.5 คือครึ่งหนึ่งของรายได้สุทธิ',
  set: 'กำหนดให้ %{count} ผลงาน',
  set_none: 'กำหนด',
  too_many: 'ทำได้ครั้งละ %{count} ผลงานแรกเท่านั้น',
  done: 'กำหนดส่วนแบ่งแล้ว %{count} ผลงาน',
  undone: 'คืนค่าเดิมแล้ว %{count} ผลงาน',
  undo: 'คืนค่าเดิม',
  works: 'ผลงานและส่วนแบ่ง',
  before: 'ปัจจุบัน',
  was: 'ก่อนหน้า',
  becomes: 'ใหม่',
  became: 'ผล',
  result: {
    same: 'เป็นค่านี้อยู่แล้ว',
    changed: 'ไม่ได้แก้ ตอนนี้เป็น %{share}',
    missing: 'ไม่มีแล้ว',
    untouched: 'คงเดิม',
  },
} satisfies Messages['shares'];
