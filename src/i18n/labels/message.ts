import type { message } from '#domain/entities/message.ts';
import type { Labels } from '../types.ts';

export default {
  en: {
    name: 'Message |||| Messages',
    fields: {
      user_id: 'Recipient',
      category: 'Category',
      title: 'Title',
      content: 'Text',
      is_read: 'Read',
    },
    choices: {
      category: { system: 'System', sign: 'Contract', story: 'Work' },
    },
  },
  'zh-CN': {
    name: '消息',
    fields: {
      user_id: '接收人',
      category: '分类',
      title: '标题',
      content: '正文',
      is_read: '已读',
    },
    choices: {
      category: { system: '系统', sign: '签约', story: '作品' },
    },
  },
  ru: {
    name: 'Сообщение |||| Сообщения |||| Сообщений',
    fields: {
      user_id: 'Получатель',
      category: 'Категория',
      title: 'Заголовок',
      content: 'Текст',
      is_read: 'Прочитано',
    },
    choices: {
      category: { system: 'Система', sign: 'Договор', story: 'Произведение' },
    },
  },
  es: {
    name: 'Mensaje |||| Mensajes',
    fields: {
      user_id: 'Destinatario',
      category: 'Categoría',
      title: 'Título',
      content: 'Texto',
      is_read: 'Leído',
    },
    choices: {
      category: { system: 'Sistema', sign: 'Contrato', story: 'Obra' },
    },
  },
  vi: {
    name: 'Tin nhắn |||| Tin nhắn',
    fields: {
      user_id: 'Người nhận',
      category: 'Phân loại',
      title: 'Tiêu đề',
      content: 'Nội dung',
      is_read: 'Đã đọc',
    },
    choices: {
      category: { system: 'Hệ thống', sign: 'Hợp đồng', story: 'Tác phẩm' },
    },
  },
  ko: {
    name: '메시지',
    fields: {
      user_id: '받는 사람',
      category: '분류',
      title: '제목',
      content: '내용',
      is_read: '읽음',
    },
    choices: {
      category: { system: '시스템', sign: '계약', story: '작품' },
    },
  },
  id: {
    name: 'Pesan',
    fields: {
      user_id: 'Penerima',
      category: 'Kategori',
      title: 'Judul',
      content: 'Isi',
      is_read: 'Sudah dibaca',
    },
    choices: {
      category: { system: 'Sistem', sign: 'Kontrak', story: 'Karya' },
    },
  },
  pt: {
    name: 'Mensagem |||| Mensagens',
    fields: {
      user_id: 'Destinatário',
      category: 'Categoria',
      title: 'Título',
      content: 'Texto',
      is_read: 'Lida',
    },
    choices: {
      category: { system: 'Sistema', sign: 'Contrato', story: 'Obra' },
    },
  },
  th: {
    name: 'ข้อความ',
    fields: {
      user_id: 'ผู้รับ',
      category: 'หมวดหมู่',
      title: 'หัวข้อ',
      content: 'เนื้อหา',
      is_read: 'อ่านแล้ว',
    },
    choices: {
      category: { system: 'ระบบ', sign: 'สัญญา', story: 'ผลงาน' },
    },
  },
  fr: {
    name: 'Message |||| Messages',
    fields: {
      user_id: 'Destinataire',
      category: 'Catégorie',
      title: 'Titre',
      content: 'Texte',
      is_read: 'Lu',
    },
    choices: {
      category: { system: 'Système', sign: 'Contrat', story: 'Œuvre' },
    },
  },
} satisfies Labels<typeof message>;
