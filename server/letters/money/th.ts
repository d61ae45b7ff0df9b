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
};
