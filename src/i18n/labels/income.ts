import type { income } from '#domain/earnings/income.entity.ts';
import type { Labels } from '../types.ts';

export default {
  en: {
    name: 'Income |||| Income',
    fields: {
      month: 'Month',
      fiction_id: 'Work',
      language: 'Language',
      royalty_income: 'Royalties',
      ad_income: 'Ads',
      gift_income: 'Gifts',
      total_income_amount: 'Total',
    },
  },
  'zh-CN': {
    name: '收入',
    fields: {
      month: '月份',
      fiction_id: '作品',
      language: '语言',
      royalty_income: '版税收入',
      ad_income: '广告收入',
      gift_income: '礼物收入',
      total_income_amount: '总收入',
    },
  },
  ru: {
    name: 'Доход |||| Доходы |||| Доходов',
    fields: {
      month: 'Месяц',
      fiction_id: 'Произведение',
      language: 'Язык',
      royalty_income: 'Роялти',
      ad_income: 'Реклама',
      gift_income: 'Подарки',
      total_income_amount: 'Всего',
    },
  },
  es: {
    name: 'Ingreso |||| Ingresos',
    fields: {
      month: 'Mes',
      fiction_id: 'Obra',
      language: 'Idioma',
      royalty_income: 'Regalías',
      ad_income: 'Publicidad',
      gift_income: 'Regalos',
      total_income_amount: 'Total',
    },
  },
  vi: {
    name: 'Thu nhập |||| Thu nhập',
    fields: {
      month: 'Tháng',
      fiction_id: 'Tác phẩm',
      language: 'Ngôn ngữ',
      royalty_income: 'Nhuận bút',
      ad_income: 'Quảng cáo',
      gift_income: 'Quà tặng',
      total_income_amount: 'Tổng',
    },
  },
  ko: {
    name: '수익',
    fields: {
      month: '월',
      fiction_id: '작품',
      language: '언어',
      royalty_income: '인세',
      ad_income: '광고',
      gift_income: '선물',
      total_income_amount: '합계',
    },
  },
  id: {
    name: 'Pendapatan',
    fields: {
      month: 'Bulan',
      fiction_id: 'Karya',
      language: 'Bahasa',
      royalty_income: 'Royalti',
      ad_income: 'Iklan',
      gift_income: 'Hadiah',
      total_income_amount: 'Total',
    },
  },
  pt: {
    name: 'Receita |||| Receitas',
    fields: {
      month: 'Mês',
      fiction_id: 'Obra',
      language: 'Idioma',
      royalty_income: 'Royalties',
      ad_income: 'Anúncios',
      gift_income: 'Presentes',
      total_income_amount: 'Total',
    },
  },
  th: {
    name: 'รายได้',
    fields: {
      month: 'เดือน',
      fiction_id: 'ผลงาน',
      language: 'ภาษา',
      royalty_income: 'ค่าลิขสิทธิ์',
      ad_income: 'โฆษณา',
      gift_income: 'ของขวัญ',
      total_income_amount: 'รวม',
    },
  },
  fr: {
    name: 'Revenu |||| Revenus',
    fields: {
      month: 'Mois',
      fiction_id: 'Œuvre',
      language: 'Langue',
      royalty_income: 'Droits d’auteur',
      ad_income: 'Publicité',
      gift_income: 'Cadeaux',
      total_income_amount: 'Total',
    },
  },
} satisfies Labels<typeof income>;
