import type { contractTerms } from '#domain/contracts/contractTerms.entity.ts';
import type { Labels } from '../types.ts';

export default {
  en: {
    name: 'Key terms |||| Key terms',
    fields: {
      template_id: 'Template',
      language: 'Language',
      terms: 'Terms, one a line',
    },
  },
  'zh-CN': {
    name: '关键条款',
    fields: {
      template_id: '模板',
      language: '语言',
      terms: '条款（每行一条）',
    },
  },
  ru: {
    name: 'Главные условия |||| Главные условия |||| Главных условий',
    fields: {
      template_id: 'Шаблон',
      language: 'Язык',
      terms: 'Условия, по одному в строке',
    },
  },
  es: {
    name: 'Condiciones clave |||| Condiciones clave',
    fields: {
      template_id: 'Plantilla',
      language: 'Idioma',
      terms: 'Condiciones, una por línea',
    },
  },
  vi: {
    name: 'Điều khoản chính |||| Điều khoản chính',
    fields: {
      template_id: 'Mẫu',
      language: 'Ngôn ngữ',
      terms: 'Điều khoản, mỗi dòng một điều',
    },
  },
  ko: {
    name: '주요 조건',
    fields: {
      template_id: '양식',
      language: '언어',
      terms: '조건(한 줄에 하나)',
    },
  },
  id: {
    name: 'Ketentuan utama',
    fields: {
      template_id: 'Templat',
      language: 'Bahasa',
      terms: 'Ketentuan, satu per baris',
    },
  },
  pt: {
    name: 'Termos principais |||| Termos principais',
    fields: {
      template_id: 'Modelo',
      language: 'Idioma',
      terms: 'Termos, um por linha',
    },
  },
  th: {
    name: 'เงื่อนไขสำคัญ',
    fields: {
      template_id: 'แม่แบบ',
      language: 'ภาษา',
      terms: 'เงื่อนไข บรรทัดละข้อ',
    },
  },
  fr: {
    name: 'Termes essentiels |||| Termes essentiels',
    fields: {
      template_id: 'Modèle',
      language: 'Langue',
      terms: 'Termes, un par ligne',
    },
  },
} satisfies Labels<typeof contractTerms>;
