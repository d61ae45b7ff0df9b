import type { comment } from '#domain/entities/comment.ts';
import type { Labels } from '../types.ts';

export default {
  en: {
    name: 'Comment |||| Comments',
    fields: {
      type: 'Type',
      fiction_id: 'Work',
      chapter_id: 'Chapter',
      reader_name: 'Reader',
      content: 'Comment',
      like_count: 'Likes',
      is_read: 'Read',
    },
    choices: {
      type: { book: 'Work', chapter: 'Chapter' },
    },
  },
  'zh-CN': {
    name: '评论',
    fields: {
      type: '类型',
      fiction_id: '作品',
      chapter_id: '章节',
      reader_name: '读者',
      content: '评论内容',
      like_count: '点赞数',
      is_read: '已读',
    },
    choices: {
      type: { book: '书评', chapter: '章评' },
    },
  },
  ru: {
    name: 'Комментарий |||| Комментарии |||| Комментариев',
    fields: {
      type: 'Тип',
      fiction_id: 'Произведение',
      chapter_id: 'Глава',
      reader_name: 'Читатель',
      content: 'Текст',
      like_count: 'Лайки',
      is_read: 'Прочитано',
    },
    choices: {
      type: { book: 'К произведению', chapter: 'К главе' },
    },
  },
  es: {
    name: 'Comentario |||| Comentarios',
    fields: {
      type: 'Tipo',
      fiction_id: 'Obra',
      chapter_id: 'Capítulo',
      reader_name: 'Lector',
      content: 'Comentario',
      like_count: 'Me gusta',
      is_read: 'Leído',
    },
    choices: {
      type: { book: 'Obra', chapter: 'Capítulo' },
    },
  },
  vi: {
    name: 'Bình luận |||| Bình luận',
    fields: {
      type: 'Loại',
      fiction_id: 'Tác phẩm',
      chapter_id: 'Chương',
      reader_name: 'Độc giả',
      content: 'Nội dung',
      like_count: 'Lượt thích',
      is_read: 'Đã đọc',
    },
    choices: {
      type: { book: 'Tác phẩm', chapter: 'Chương' },
    },
  },
  ko: {
    name: '댓글',
    fields: {
      type: '유형',
      fiction_id: '작품',
      chapter_id: '회차',
      reader_name: '독자',
      content: '내용',
      like_count: '좋아요',
      is_read: '읽음',
    },
    choices: {
      type: { book: '작품', chapter: '회차' },
    },
  },
  id: {
    name: 'Komentar',
    fields: {
      type: 'Jenis',
      fiction_id: 'Karya',
      chapter_id: 'Bab',
      reader_name: 'Pembaca',
      content: 'Isi komentar',
      like_count: 'Suka',
      is_read: 'Sudah dibaca',
    },
    choices: {
      type: { book: 'Karya', chapter: 'Bab' },
    },
  },
  pt: {
    name: 'Comentário |||| Comentários',
    fields: {
      type: 'Tipo',
      fiction_id: 'Obra',
      chapter_id: 'Capítulo',
      reader_name: 'Leitor',
      content: 'Comentário',
      like_count: 'Curtidas',
      is_read: 'Lido',
    },
    choices: {
      type: { book: 'Obra', chapter: 'Capítulo' },
    },
  },
  th: {
    name: 'ความคิดเห็น',
    fields: {
      type: 'ประเภท',
      fiction_id: 'ผลงาน',
      chapter_id: 'ตอน',
      reader_name: 'ผู้อ่าน',
      content: 'ข้อความ',
      like_count: 'ถูกใจ',
      is_read: 'อ่านแล้ว',
    },
    choices: {
      type: { book: 'ผลงาน', chapter: 'ตอน' },
    },
  },
  fr: {
    name: 'Commentaire |||| Commentaires',
    fields: {
      type: 'Type',
      fiction_id: 'Œuvre',
      chapter_id: 'Chapitre',
      reader_name: 'Lecteur',
      content: 'Commentaire',
      like_count: 'J’aime',
      is_read: 'Lu',
    },
    choices: {
      type: { book: 'Œuvre', chapter: 'Chapitre' },
    },
  },
} satisfies Labels<typeof comment>;
