import type { Messages } from '../../types.ts';

export default {
  open: 'คำถาม',
  title: 'คำถามเรื่องใบสรุปรายได้ %{month}',
  intro: 'ถามได้ทุกรายการ ฝ่ายการเงินจะตอบที่นี่และคุณจะได้รับข้อความ',
  ask: 'ถาม',
  ask_on: 'ถามต่อ',
  placeholder: 'คุณอยากทราบอะไร',
  send: 'ส่ง',
  close: 'เข้าใจแล้ว',
  closed: 'ไม่ต้องตอบแล้ว',
  you: 'คุณ',
  finance: 'ฝ่ายการเงิน',
  none: 'ไม่มีรายการ',
  unread: 'คำตอบใหม่ %{count} รายการ',
  status: {
    open: 'รอฝ่ายการเงิน',
    answered: 'ตอบแล้ว',
    closed: 'เข้าใจแล้ว',
  },
} satisfies Messages['questions'];
