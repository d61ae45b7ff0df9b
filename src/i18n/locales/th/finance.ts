import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: 'เดือนนี้เพิ่งปิดบัญชี กรุณาลองอีกครั้ง รายการจะถูกบันทึกในเดือนถัดไป',
  },
} satisfies Messages['finance'];
