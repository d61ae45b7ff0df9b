import type { dictionaryEntry } from '#domain/translation/dictionaryEntry.entity.ts';
import type { Labels } from '../types.ts';

export default {
  en: {
    name: 'Dictionary entry |||| Dictionary entries',
    fields: {
      term: 'Term',
      translation: 'Translation',
      type: 'Type',
      book_id: 'Source book',
      language: 'Target language',
      first_appearance: 'First in chapter',
      note: 'Note',
    },
    choices: {
      type: { person: 'Person', place: 'Place', company: 'Company', other: 'Other' },
    },
  },
  'zh-CN': {
    name: '词典条目',
    fields: {
      term: '原文',
      translation: '译名',
      type: '类型',
      book_id: '原书',
      language: '目标语言',
      first_appearance: '首次出现章节',
      note: '备注',
    },
    choices: {
      type: { person: '人名', place: '地名', company: '公司名', other: '其他' },
    },
  },
  ru: {
    name: 'Запись словаря |||| Записи словаря |||| Записей словаря',
    fields: {
      term: 'Термин',
      translation: 'Перевод',
      type: 'Тип',
      book_id: 'Исходная книга',
      language: 'Язык перевода',
      first_appearance: 'Впервые в главе',
      note: 'Примечание',
    },
    choices: {
      type: { person: 'Персонаж', place: 'Место', company: 'Компания', other: 'Другое' },
    },
  },
  es: {
    name: 'Entrada del diccionario |||| Entradas del diccionario',
    fields: {
      term: 'Término',
      translation: 'Traducción',
      type: 'Tipo',
      book_id: 'Libro original',
      language: 'Idioma de destino',
      first_appearance: 'Primera aparición (cap.)',
      note: 'Nota',
    },
    choices: {
      type: { person: 'Persona', place: 'Lugar', company: 'Empresa', other: 'Otro' },
    },
  },
  vi: {
    name: 'Mục từ điển |||| Mục từ điển',
    fields: {
      term: 'Từ gốc',
      translation: 'Từ dịch',
      type: 'Loại',
      book_id: 'Nguyên tác',
      language: 'Ngôn ngữ đích',
      first_appearance: 'Xuất hiện từ chương',
      note: 'Ghi chú',
    },
    choices: {
      type: { person: 'Nhân vật', place: 'Địa danh', company: 'Công ty', other: 'Khác' },
    },
  },
  ko: {
    name: '사전 항목',
    fields: {
      term: '원어',
      translation: '번역어',
      type: '유형',
      book_id: '원작',
      language: '번역 언어',
      first_appearance: '첫 등장 회차',
      note: '비고',
    },
    choices: {
      type: { person: '인물', place: '장소', company: '회사', other: '기타' },
    },
  },
  id: {
    name: 'Entri kamus',
    fields: {
      term: 'Istilah',
      translation: 'Terjemahan',
      type: 'Jenis',
      book_id: 'Buku sumber',
      language: 'Bahasa sasaran',
      first_appearance: 'Pertama muncul di bab',
      note: 'Catatan',
    },
    choices: {
      type: { person: 'Tokoh', place: 'Tempat', company: 'Perusahaan', other: 'Lainnya' },
    },
  },
  pt: {
    name: 'Verbete do dicionário |||| Verbetes do dicionário',
    fields: {
      term: 'Termo',
      translation: 'Tradução',
      type: 'Tipo',
      book_id: 'Livro original',
      language: 'Idioma de destino',
      first_appearance: 'Primeira aparição (cap.)',
      note: 'Observação',
    },
    choices: {
      type: { person: 'Pessoa', place: 'Lugar', company: 'Empresa', other: 'Outro' },
    },
  },
  th: {
    name: 'รายการพจนานุกรม',
    fields: {
      term: 'คำต้นฉบับ',
      translation: 'คำแปล',
      type: 'ประเภท',
      book_id: 'หนังสือต้นฉบับ',
      language: 'ภาษาปลายทาง',
      first_appearance: 'ปรากฏครั้งแรกตอนที่',
      note: 'หมายเหตุ',
    },
    choices: {
      type: { person: 'บุคคล', place: 'สถานที่', company: 'บริษัท', other: 'อื่น ๆ' },
    },
  },
  fr: {
    name: 'Entrée du dictionnaire |||| Entrées du dictionnaire',
    fields: {
      term: 'Terme',
      translation: 'Traduction',
      type: 'Type',
      book_id: 'Livre source',
      language: 'Langue cible',
      first_appearance: 'Première apparition (ch.)',
      note: 'Note',
    },
    choices: {
      type: { person: 'Personne', place: 'Lieu', company: 'Entreprise', other: 'Autre' },
    },
  },
} satisfies Labels<typeof dictionaryEntry>;
