import type { Notices } from '../types.ts';

export const notice: Notices = {
  welcome: ({ pen }) => ({
    subject: 'ยินดีต้อนรับสู่ Quillhouse',
    text: [`สวัสดีคุณ${pen} เรายินดีที่คุณมาร่วมกับเรา`, 'คู่มือนักเขียนอธิบายวิธีเตรียมเรื่องแรก สิ่งที่ผู้อ่านมองหา และเวลาที่คุณสมัครทำสัญญาได้'],
  }),
  late_release: ({ title, numbers, due, live, span }) => ({
    subject: `“${title}” ตอนที่ ${numbers} เผยแพร่ช้ากว่ากำหนด`,
    text: [`กำหนดไว้ ${due} เผยแพร่จริง ${live} ช้าไป ${span} ตอนนี้ผู้อ่านเห็นแล้ว คุณไม่ต้องทำอะไรเพิ่ม`],
  }),
};
