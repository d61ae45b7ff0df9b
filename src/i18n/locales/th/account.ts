import type { Messages } from '../../types.ts';

export default {
  sign_in: 'เข้าสู่ระบบ',
  signing_in: 'กำลังเข้าสู่ระบบ…',
  welcome: 'บ้านของเรื่องเล่าที่ยังมีตอนต่อไป',
  welcome_text: 'เขียนด้วยภาษาของคุณ เผยแพร่ทีละตอน แล้วพบผู้อ่านในแปดภาษา',
  account: 'ชื่อผู้ใช้หรืออีเมล',
  password: 'รหัสผ่าน',
  show_password: 'แสดงรหัสผ่าน',
  hide_password: 'ซ่อนรหัสผ่าน',
} satisfies Messages['account'];
