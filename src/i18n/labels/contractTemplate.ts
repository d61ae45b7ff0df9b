import type { contractTemplate } from '#domain/contracts/contractTemplate.entity.ts';
import type { Labels } from '../types.ts';

export default {
  en: {
    name: 'Contract template |||| Contract templates',
    fields: {
      name: 'Name',
      type: 'Contract',
      version: 'Version',
      body: 'Text',
    },
    choices: { type: { exclusive: 'Exclusive', non_exclusive: 'Non-exclusive' } },
  },
  'zh-CN': {
    name: '合同模板',
    fields: {
      name: '名称',
      type: '合同类型',
      version: '版本',
      body: '正文',
    },
    choices: { type: { exclusive: '独家', non_exclusive: '非独家' } },
  },
  ru: {
    name: 'Шаблон договора |||| Шаблоны договоров |||| Шаблонов договоров',
    fields: {
      name: 'Название',
      type: 'Договор',
      version: 'Версия',
      body: 'Текст',
    },
    choices: { type: { exclusive: 'Эксклюзивный', non_exclusive: 'Неэксклюзивный' } },
  },
  es: {
    name: 'Plantilla de contrato |||| Plantillas de contrato',
    fields: {
      name: 'Nombre',
      type: 'Contrato',
      version: 'Versión',
      body: 'Texto',
    },
    choices: { type: { exclusive: 'Exclusivo', non_exclusive: 'No exclusivo' } },
  },
  vi: {
    name: 'Mẫu hợp đồng |||| Mẫu hợp đồng',
    fields: {
      name: 'Tên',
      type: 'Hợp đồng',
      version: 'Phiên bản',
      body: 'Nội dung',
    },
    choices: { type: { exclusive: 'Độc quyền', non_exclusive: 'Không độc quyền' } },
  },
  ko: {
    name: '계약서 양식',
    fields: {
      name: '이름',
      type: '계약 유형',
      version: '버전',
      body: '본문',
    },
    choices: { type: { exclusive: '독점', non_exclusive: '비독점' } },
  },
  id: {
    name: 'Templat kontrak',
    fields: {
      name: 'Nama',
      type: 'Kontrak',
      version: 'Versi',
      body: 'Isi',
    },
    choices: { type: { exclusive: 'Eksklusif', non_exclusive: 'Non-eksklusif' } },
  },
  pt: {
    name: 'Modelo de contrato |||| Modelos de contrato',
    fields: {
      name: 'Nome',
      type: 'Contrato',
      version: 'Versão',
      body: 'Texto',
    },
    choices: { type: { exclusive: 'Exclusivo', non_exclusive: 'Não exclusivo' } },
  },
  th: {
    name: 'แม่แบบสัญญา',
    fields: {
      name: 'ชื่อ',
      type: 'ประเภทสัญญา',
      version: 'เวอร์ชัน',
      body: 'เนื้อหา',
    },
    choices: { type: { exclusive: 'เอ็กซ์คลูซีฟ', non_exclusive: 'ไม่เอ็กซ์คลูซีฟ' } },
  },
  fr: {
    name: 'Modèle de contrat |||| Modèles de contrat',
    fields: {
      name: 'Nom',
      type: 'Contrat',
      version: 'Version',
      body: 'Texte',
    },
    choices: { type: { exclusive: 'Exclusif', non_exclusive: 'Non exclusif' } },
  },
} satisfies Labels<typeof contractTemplate>;
