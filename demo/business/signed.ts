import type { StoryLanguage } from '#domain/languages.ts';
import type { Term } from './books.ts';

/** Signed stories of the portal that are translated, by their title. */
export interface SignedBook {
  title: string;
  grade: 'S' | 'A' | 'B' | 'C';
  into: StoryLanguage;
  terms: readonly Term[];
}

export const signedBooks: readonly SignedBook[] = [
  {
    title: 'Moonbound to the Ash Pack',
    grade: 'S',
    into: 'es',
    terms: [
      ['Mara Voss', 'Mara Voss', 'person', 1, 'No se adapta el nombre.'],
      ['the Ash Pack', 'la Manada de la Ceniza', 'company', 1],
      ['the Council Stones', 'las Piedras del Consejo', 'place', 2],
    ],
  },
  {
    title: 'Terms of a Winter Marriage',
    grade: 'S',
    into: 'pt',
    terms: [
      ['Adrian Locke', 'Adrian Locke', 'person', 1],
      ['Locke Holdings', 'Grupo Locke', 'company', 1],
      ['the winter clause', 'a cláusula de inverno', 'other', 4, 'Aparece no título de três capítulos.'],
    ],
  },
  {
    title: 'Salt Crown, Iron Heir',
    grade: 'A',
    into: 'ru',
    terms: [
      ['Isaura Penn', 'Изаура Пенн', 'person', 1, 'Фамилия не склоняется.'],
      ['Corwin Dray', 'Корвин Дрей', 'person', 3],
      ['the Iron Palace', 'Железный дворец', 'place', 2],
    ],
  },
  {
    title: 'The Lighthouse Keeper’s Ledger',
    grade: 'B',
    into: 'fr',
    terms: [
      ['Tamsin Grey', 'Tamsin Grey', 'person', 1],
      ['Gull Rock', 'le Rocher aux Mouettes', 'place', 1],
      ['the second book', 'le second registre', 'other', 5, 'Toujours « registre », jamais « livre ».'],
    ],
  },
  {
    title: 'Rejected at Harvest Moon',
    grade: 'S',
    into: 'id',
    terms: [
      ['Lyra Holloway', 'Lyra Holloway', 'person', 1],
      ['Harvest Moon', 'Bulan Panen', 'other', 1],
      ['the border woods', 'hutan perbatasan', 'place', 2],
    ],
  },
  {
    title: 'The Don’s Quiet Translator',
    grade: 'A',
    into: 'ko',
    terms: [
      ['Elena Rossi', '엘레나 로시', 'person', 1],
      ['Luca Ferrante', '루카 페란테', 'person', 1, '호칭은 ‘보스’로 통일.'],
      ['the Ferrante family', '페란테 가문', 'company', 1],
    ],
  },
  {
    title: 'Blood Ledger of the Corsetti',
    grade: 'A',
    into: 'th',
    terms: [
      ['Giulia Corsetti', 'จูเลีย คอร์เซ็ตติ', 'person', 1],
      ['Marco Sala', 'มาร์โก ซาลา', 'person', 4],
      ['the ledger', 'สมุดบัญชีเลือด', 'other', 1, 'ใช้คำนี้ทุกครั้ง ไม่ใช้คำว่า บัญชี เฉย ๆ'],
    ],
  },
  {
    title: 'La prometida del lobo gris',
    grade: 'B',
    into: 'en',
    terms: [
      ['Alba Serrano', 'Alba Serrano', 'person', 1],
      ['la manada del norte', 'the Northern Pack', 'company', 1],
      ['el deshielo', 'the thaw', 'other', 2],
    ],
  },
  {
    title: '계약 남편이 퇴근을 안 한다',
    grade: 'A',
    into: 'en',
    terms: [
      ['한서윤', 'Han Seo-yun', 'person', 1],
      ['강도현', 'Kang Do-hyun', 'person', 1, 'At work “Director Kang”, at home “Do-hyun”.'],
      ['강산그룹', 'Gangsan Group', 'company', 1],
    ],
  },
  {
    title: 'A noiva da alcateia do sul',
    grade: 'B',
    into: 'en',
    terms: [
      ['Helena Prado', 'Helena Prado', 'person', 1],
      ['Caetano Lobo', 'Caetano Lobo', 'person', 1, 'Lobo means wolf; leave it as it is.'],
      ['a serra', 'the Range', 'place', 3],
    ],
  },
  {
    title: 'La louve de Valombre',
    grade: 'B',
    into: 'en',
    terms: [
      ['Maëlle Garance', 'Maëlle Garance', 'person', 1, 'Keep the diaeresis.'],
      ['Valombre', 'Valombre', 'place', 1],
      ['la meute', 'the pack', 'company', 1],
    ],
  },
  {
    title: 'Волчья метель',
    grade: 'C',
    into: 'en',
    terms: [
      ['Злата Воронцова', 'Zlata Vorontsova', 'person', 1],
      ['Мирон Громов', 'Miron Gromov', 'person', 1],
      ['северная стая', 'the Northern Pack', 'company', 1],
    ],
  },
];
