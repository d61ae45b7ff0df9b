import type { editor } from '#domain/editors/editor.entity.ts';
import type { Labels } from '../types.ts';

export default {
  en: {
    name: 'Editor |||| Editors',
    fields: {
      name: 'Name',
      email: 'Email',
      whatsapp: 'WhatsApp',
      languages: 'Languages',
      user_id: 'Account',
    },
  },
  'zh-CN': {
    name: '编辑',
    fields: {
      name: '姓名',
      email: '邮箱',
      whatsapp: 'WhatsApp',
      languages: '语言',
      user_id: '账号',
    },
  },
  ru: {
    name: 'Редактор |||| Редакторы |||| Редакторов',
    fields: {
      name: 'Имя',
      email: 'Эл. почта',
      whatsapp: 'WhatsApp',
      languages: 'Языки',
      user_id: 'Аккаунт',
    },
  },
  es: {
    name: 'Editor |||| Editores',
    fields: {
      name: 'Nombre',
      email: 'Correo',
      whatsapp: 'WhatsApp',
      languages: 'Idiomas',
      user_id: 'Cuenta',
    },
  },
  vi: {
    name: 'Biên tập viên |||| Biên tập viên',
    fields: {
      name: 'Tên',
      email: 'Email',
      whatsapp: 'WhatsApp',
      languages: 'Ngôn ngữ',
      user_id: 'Tài khoản',
    },
  },
  ko: {
    name: '편집자',
    fields: {
      name: '이름',
      email: '이메일',
      whatsapp: 'WhatsApp',
      languages: '언어',
      user_id: '계정',
    },
  },
  id: {
    name: 'Editor',
    fields: {
      name: 'Nama',
      email: 'Email',
      whatsapp: 'WhatsApp',
      languages: 'Bahasa',
      user_id: 'Akun',
    },
  },
  pt: {
    name: 'Editor |||| Editores',
    fields: {
      name: 'Nome',
      email: 'E-mail',
      whatsapp: 'WhatsApp',
      languages: 'Idiomas',
      user_id: 'Conta',
    },
  },
  th: {
    name: 'บรรณาธิการ',
    fields: {
      name: 'ชื่อ',
      email: 'อีเมล',
      whatsapp: 'WhatsApp',
      languages: 'ภาษา',
      user_id: 'บัญชี',
    },
  },
  fr: {
    name: 'Éditeur |||| Éditeurs',
    fields: {
      name: 'Nom',
      email: 'E-mail',
      whatsapp: 'WhatsApp',
      languages: 'Langues',
      user_id: 'Compte',
    },
  },
} satisfies Labels<typeof editor>;
