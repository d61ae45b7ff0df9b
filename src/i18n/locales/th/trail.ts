import type { Messages } from '../../types.ts';

export default {
  title: 'ประวัติการเปลี่ยนแปลง',
  empty: 'ยังไม่มีบันทึก',
  platform: 'ระบบ',
  reason: 'เหตุผล',
  none: 'ไม่มี',
  action: {
    create: 'สร้าง',
    update: 'แก้ไข',
    release: 'เผยแพร่',
    set_share: 'กำหนดส่วนแบ่งนักเขียน',
    apply: 'ยื่นคำขอ',
    take: 'เริ่มพิจารณา',
    approve: 'อนุมัติ',
    sign: 'ลงนาม',
    confirm: 'ยืนยัน',
    reject: 'ปฏิเสธ',
    cancel: 'ยกเลิก',
    expire: 'หมดอายุ',
  },
} satisfies Messages['trail'];
