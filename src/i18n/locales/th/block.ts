import type { Messages } from '../../types.ts';

export default {
  block: 'ระงับ',
  unblock: 'เลิกระงับ',
  ask_block: 'ระงับ %{count} บัญชีหรือไม่',
  ask_unblock: 'เลิกระงับ %{count} บัญชีหรือไม่',
  hint: 'บัญชีที่ถูกระงับจะออกจากระบบทันทีและเข้าสู่ระบบไม่ได้อีก ผลงาน เงิน และข้อความยังอยู่ครบ',
  unblock_hint: 'บัญชีจะเข้าสู่ระบบได้อีกครั้ง',
  why: 'เพราะเหตุใด เหตุผลจะเก็บไว้ในประวัติของบัญชี',
  blocked: 'ระงับแล้ว %{count} บัญชี',
  unblocked: 'เลิกระงับแล้ว %{count} บัญชี',
} satisfies Messages['block'];
