import type { Messages } from '../../types.ts';

export default {
  writers: 'สำหรับนักเขียน',
  account: 'บัญชี',
  personal_info: 'ข้อมูลส่วนตัว',
  change_password: 'เปลี่ยนรหัสผ่าน',
  reader_app: 'แอปอ่านนิยาย',
  reader_app_text: 'สแกนโค้ดด้วยโทรศัพท์เพื่อดาวน์โหลดแอปอ่านนิยาย',
  reader_app_code: 'คิวอาร์โค้ดที่อยู่ของแอปอ่านนิยาย',
  faq: 'คำถามที่พบบ่อย',
  new_window: 'เปิดในหน้าต่างใหม่',
  my_editor: 'บรรณาธิการของฉัน',
  no_editor: 'ยังไม่มีเรื่องใดของคุณที่มีบรรณาธิการ',
  events: 'กิจกรรม',
  unread: 'ยังไม่ได้อ่าน %{smart_count} รายการ',
  about: 'เกี่ยวกับเรา',
  partners: 'พันธมิตรผู้จัดจำหน่ายของเรา',
  hide_partners: 'ซ่อนพันธมิตร',
  switch: {
    title: 'สลับบัญชีหรือไม่',
    text: 'คุณเข้าสู่ระบบด้วยบัญชี %{current} แต่ลิงก์ที่เปิดเป็นของบัญชี %{other}',
    go: 'สลับเป็น %{other}',
    stay: 'ใช้ %{current} ต่อ',
  },
} satisfies Messages['shell'];
