import type { Messages } from '../../types.ts';

export default {
  title: 'คำถามเรื่องใบสรุปรายได้',
  empty: 'ไม่มีใครรอคำตอบ',
  empty_text: 'คำถามของนักเขียนเรื่องรายการในใบสรุปรายได้จะแสดงที่นี่ เรียงจากเก่าสุด',
  answer: 'คำตอบ',
  send: 'ส่งคำตอบ',
  answered: 'ส่งคำตอบถึงนักเขียนแล้ว',
  by_author: 'นักเขียน',
  by_finance: 'ฝ่ายการเงิน',
  states: 'สถานะ',
  status: {
    open: 'รอคำตอบ',
    answered: 'ตอบแล้ว',
    closed: 'เข้าใจแล้ว',
  },
  errors: {
    closed: 'นักเขียนปิดคำถามนี้แล้ว',
  },
} satisfies Messages['question'];
