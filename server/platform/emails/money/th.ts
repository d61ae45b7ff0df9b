import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'บัญชีรับเงินของคุณถูกเปลี่ยน',
    text: [
      `บัญชีรับเงินของบัญชี Quillhouse ${user_name} เพิ่งถูกเปลี่ยน เพื่อความปลอดภัยจะยังไม่มีการจ่ายเงินจนถึง ${until}`,
      'หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านทันทีและแจ้งเจ้าหน้าที่ Quillhouse',
    ],
  }),
  statement_rejected: ({ month, reason, until }) => ({
    subject: `การจ่ายเงินเดือน ${month} ต้องแก้ไข`,
    text: [
      `การยืนยันของเดือน ${month} ไม่ผ่าน เหตุผล:`,
      reason,
      `กรุณาแก้ไขข้อมูลใน Quillhouse และยืนยันอีกครั้งภายใน ${until} หลังจากนั้นยอดเงินจะยกไปเดือนถัดไป`,
    ],
  }),
  payment_paid: ({ month, amount }) => ({
    subject: `โอนเงินของ${month}แล้ว`,
    text: [`เราโอนเงิน ${amount} ของ${month}แล้ว เงินจะเข้าเมื่อใดขึ้นอยู่กับธนาคารหรือบริการรับเงินของคุณ`],
  }),
  payment_failed: ({ month, amount, reason }) => ({
    subject: `เงินของ${month}โอนไม่สำเร็จ`,
    text: [
      `การโอนเงิน ${amount} ของ${month}ไม่สำเร็จ เหตุผล:`,
      reason,
      'เงินไม่หายไปไหน ยอดจะยกไปเดือนถัดไป กรุณาตรวจสอบข้อมูลการรับเงินในโปรไฟล์',
    ],
  }),
  question_answered: ({ month, title, answer }) => ({
    subject: `คำตอบสำหรับคำถามเรื่องใบสรุปรายได้ ${month}`,
    text: [...(title ? [`ฝ่ายการเงินตอบคำถามเรื่อง “${title}” แล้ว:`] : []), answer],
  }),
};
