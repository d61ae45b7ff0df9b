import type { Messages } from '../../types.ts';

export default {
  tabs: 'ประเภทข้อความ',
  tab: {
    all: 'ทั้งหมด',
    system: 'ระบบ',
    sign: 'สัญญา',
    story: 'เรื่อง',
  },
  new: 'ใหม่',
  arrived: 'ข้อความใหม่',
  read_all: 'ทำเครื่องหมายว่าอ่านทั้งหมด',
  clear: 'ล้าง',
  remove: 'ลบ',
  cleared: 'ล้างข้อความแล้ว %{count} รายการ',
  restored: 'นำข้อความกลับมาแล้ว',
  open: {
    story: 'เปิดเรื่อง',
    chapter: 'เปิดตอน',
    contract: 'ไปที่สัญญา',
    profile: 'เปิดโปรไฟล์',
    handbook: 'อ่านคู่มือนักเขียน',
  },
  empty: 'ไม่มีข้อความ',
  empty_text: 'ข่าวเกี่ยวกับบัญชี สัญญา และเรื่องของคุณจะแสดงที่นี่',
} satisfies Messages['message'];
