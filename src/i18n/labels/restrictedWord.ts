import type { restrictedWord } from '#domain/editor/restrictedWord.entity.ts';
import type { Labels } from '../types.ts';

export default {
  en: {
    name: 'Restricted word |||| Restricted words',
    fields: { word: 'Word', language: 'Language', note: 'Note to authors' },
  },
  'zh-CN': { name: '敏感词', fields: { word: '词语', language: '语言', note: '给作者的说明' } },
  ru: {
    name: 'Запрещённое слово |||| Запрещённые слова |||| Запрещённых слов',
    fields: { word: 'Слово', language: 'Язык', note: 'Пояснение для авторов' },
  },
  es: {
    name: 'Palabra restringida |||| Palabras restringidas',
    fields: { word: 'Palabra', language: 'Idioma', note: 'Nota para los autores' },
  },
  vi: {
    name: 'Từ hạn chế |||| Từ hạn chế',
    fields: { word: 'Từ', language: 'Ngôn ngữ', note: 'Ghi chú cho tác giả' },
  },
  ko: { name: '제한어', fields: { word: '단어', language: '언어', note: '작가에게 보이는 설명' } },
  id: { name: 'Kata terlarang', fields: { word: 'Kata', language: 'Bahasa', note: 'Catatan untuk penulis' } },
  pt: {
    name: 'Palavra restrita |||| Palavras restritas',
    fields: { word: 'Palavra', language: 'Idioma', note: 'Nota para os autores' },
  },
  th: { name: 'คำต้องห้าม', fields: { word: 'คำ', language: 'ภาษา', note: 'คำอธิบายถึงผู้เขียน' } },
  fr: {
    name: 'Mot surveillé |||| Mots surveillés',
    fields: { word: 'Mot', language: 'Langue', note: 'Note pour les auteurs' },
  },
} satisfies Labels<typeof restrictedWord>;
