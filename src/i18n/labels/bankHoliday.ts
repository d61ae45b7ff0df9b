import type { bankHoliday } from '#domain/payouts/bankHoliday.entity.ts';
import type { Labels } from '../types.ts';

export default {
  en: { name: 'Bank holiday |||| Bank holidays', fields: { name: 'Name', day: 'Day' } },
  'zh-CN': { name: '银行假日', fields: { name: '名称', day: '日期' } },
  ru: {
    name: 'Банковский выходной |||| Банковские выходные |||| Банковских выходных',
    fields: { name: 'Название', day: 'День' },
  },
  es: { name: 'Festivo bancario |||| Festivos bancarios', fields: { name: 'Nombre', day: 'Día' } },
  vi: { name: 'Ngày nghỉ ngân hàng |||| Ngày nghỉ ngân hàng', fields: { name: 'Tên', day: 'Ngày' } },
  ko: { name: '은행 휴무일', fields: { name: '이름', day: '날짜' } },
  id: { name: 'Libur bank', fields: { name: 'Nama', day: 'Tanggal' } },
  pt: { name: 'Feriado bancário |||| Feriados bancários', fields: { name: 'Nome', day: 'Dia' } },
  th: { name: 'วันหยุดธนาคาร', fields: { name: 'ชื่อ', day: 'วันที่' } },
  fr: { name: 'Jour férié bancaire |||| Jours fériés bancaires', fields: { name: 'Nom', day: 'Jour' } },
} satisfies Labels<typeof bankHoliday>;
