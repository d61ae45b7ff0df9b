import type { InterfaceLanguage } from '#domain/languages.ts';

const en = {
  statement: 'Statement',
  author: 'Author',
  closed: 'closed on',
  frozen: 'These figures were frozen when the month was closed. SHA-256:',
};

/** What stands on a statement besides the words of an invoice. */
export const statementWords: Record<InterfaceLanguage, typeof en> = {
  en,
  'zh-CN': {
    statement: '结算单',
    author: '作者',
    closed: '结账日期',
    frozen: '以上数字在月度结账时已冻结。SHA-256：',
  },
  ru: {
    statement: 'Отчёт',
    author: 'Автор',
    closed: 'закрыт',
    frozen: 'Суммы зафиксированы при закрытии месяца. SHA-256:',
  },
  es: {
    statement: 'Extracto',
    author: 'Autor',
    closed: 'cerrado el',
    frozen: 'Estas cifras quedaron fijadas al cerrar el mes. SHA-256:',
  },
  vi: {
    statement: 'Bảng kê',
    author: 'Tác giả',
    closed: 'khóa sổ ngày',
    frozen: 'Các con số này đã được chốt khi khóa sổ tháng. SHA-256:',
  },
  ko: {
    statement: '정산서',
    author: '작가',
    closed: '마감일',
    frozen: '이 금액은 월 마감 시 확정되었습니다. SHA-256:',
  },
  id: {
    statement: 'Laporan pendapatan',
    author: 'Penulis',
    closed: 'ditutup pada',
    frozen: 'Angka-angka ini dibekukan saat bulan ditutup. SHA-256:',
  },
  pt: {
    statement: 'Extrato',
    author: 'Autor',
    closed: 'fechado em',
    frozen: 'Estes valores foram congelados no fechamento do mês. SHA-256:',
  },
  th: {
    statement: 'ใบสรุปรายได้',
    author: 'นักเขียน',
    closed: 'ปิดยอดเมื่อ',
    frozen: 'ตัวเลขเหล่านี้ถูกล็อกเมื่อปิดยอดประจำเดือน SHA-256:',
  },
  fr: {
    statement: 'Relevé',
    author: 'Auteur',
    closed: 'clôturé le',
    frozen: 'Ces montants ont été figés à la clôture du mois. SHA-256 :',
  },
};
