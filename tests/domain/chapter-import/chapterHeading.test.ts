import { describe, expect, test } from 'vitest';
import { parseHeading, repeatsNumber, writeHeading } from '#domain/chapter-import/chapterHeading.ts';
import { startsLikeHeading } from '#domain/chapter-import/sectionHeading.ts';
import { stopwatch } from '../../support/stopwatch.ts';
import { fc, property } from '../property.ts';

test.each([
  ['Chapter 1', 1, null],
  ['chapter 12', 12, null],
  ['CHAPTER 12: Title', 12, 'Title'],
  ['Chapter 12 - The Return', 12, 'The Return'],
  ['Chapter 12 The Return', 12, 'The Return'],
  ['Chapter 12 What now?', 12, 'What now?'],
  ['Chapter 12. The Return.', 12, 'The Return.'],
  ['Chapter 4 The end...', 4, 'The end...'],
  ['Chapter 3 (part 2)', 3, '(part 2)'],
  ['Chapter 7: 24 hours', 7, '24 hours'],
  ['Chapter 7|Rain', 7, 'Rain'],
  ['Chapter #7', 7, null],
  ['Chapter No. 7', 7, null],
  ['Chapter12', 12, null],
  ['Ch. 5: Rain', 5, 'Rain'],
  ['  Chapter\u00a05\u2003', 5, null],
  ['*** Chapter 5 ***', 5, null],
  ['— Chapter 5: Rain —', 5, 'Rain'],
  ['[Chapter 5]', 5, null],
  ['\ufeffChapter 5', 5, null],
  ['Ｃｈａｐｔｅｒ　１２：Ｒａｉｎ', 12, 'Ｒａｉｎ'],
  ['Chapter IV', 4, null],
  ['Chapter XLII: Rain', 42, 'Rain'],
  ['Chapter I — Rain', 1, 'Rain'],
  ['Capítulo 3 — La vuelta', 3, 'La vuelta'],
  ['CAPÍTULO 3', 3, null],
  ['Capi\u0301tulo 3', 3, null],
  ['Capitulo 3: O regresso', 3, 'O regresso'],
  ['Cap. 3', 3, null],
  ['제3장', 3, null],
  ['제 3 장: 귀환', 3, '귀환'],
  ['제3화 귀환', 3, '귀환'],
  ['제삼장', 3, null],
  ['제 이십삼 화: 귀환', 23, '귀환'],
  ['제십장 귀환', 10, '귀환'],
  ['제백이십일화', 121, null],
  ['12화', 12, null],
  ['12화 귀환', 12, '귀환'],
  ['3장. 귀환', 3, '귀환'],
  ['챕터 3', 3, null],
  ['Bab 4', 4, null],
  ['BAB 4: Pulang', 4, 'Pulang'],
  ['บทที่ 5', 5, null],
  ['บทที่ ๑๒ กลับบ้าน', 12, 'กลับบ้าน'],
  ['ตอนที่ 5: กลับบ้าน', 5, 'กลับบ้าน'],
  ['บทที่5', 5, null],
  ['ตอน 7', 7, null],
  ['Глава 6', 6, null],
  ['ГЛАВА 6. Возвращение', 6, 'Возвращение'],
  ['Глава 6 Возвращение', 6, 'Возвращение'],
  ['Глава № 6', 6, null],
  ['Глава VI', 6, null],
  ['Chapitre 7', 7, null],
  ['Chapitre 7 : Le retour', 7, 'Le retour'],
  ['Chap. 7', 7, null],
  ['Chapter 007', 7, null],
  ['Chapter 9999', 9999, null],
  ['Chapter One', 1, null],
  ['CHAPTER TWENTY-ONE: Rain', 21, 'Rain'],
  ['Chapter Seventeen — Rain', 17, 'Rain'],
  ['Chapter one hundred and twenty three', 123, null],
  ['Capítulo Primero', 1, null],
  ['Capítulo treinta y dos: Lluvia', 32, 'Lluvia'],
  ['Capítulo Dezesseis', 16, null],
  ['Capítulo vinte e três', 23, null],
  ['Chapitre premier', 1, null],
  ['Chapitre quatre-vingt-dix-sept', 97, null],
  ['Chapitre soixante et onze : Pluie', 71, 'Pluie'],
  ['Bab Satu', 1, null],
  ['Bab Dua Belas', 12, null],
  ['Bab Tiga Puluh Lima: Hujan', 35, 'Hujan'],
  ['Глава первая', 1, null],
  ['ГЛАВА ЧЕТВЁРТАЯ. Дождь', 4, 'Дождь'],
  ['Глава двадцать первая', 21, null],
  ['บทที่หนึ่ง', 1, null],
  ['ตอนที่ ยี่สิบเอ็ด: ฝน', 21, 'ฝน'],
])('%s is a heading', (line, number, title) => {
  expect(parseHeading(line)).toEqual({ number, title });
});

test.each([
  '',
  'Chapter',
  'Chapter One of a long life',
  'The Chapter 3',
  'Chapter 3 was the longest of them all.',
  'Chapter 3, he said, was the longest',
  'Chapter 3 of the book lay open.',
  'Chapter 2.5',
  'Chapter 3-4',
  'Chapter 3 – 4: Rain',
  'Chapter 0',
  'Chapter 10000',
  'Chapter 1234567',
  'Chapter C',
  'Chapter IIII',
  'Chapter IVY',
  'Chapter I wrote',
  'chapter mix',
  'Chapters 3',
  'Глава 6 была самой длинной.',
  'Babylon 5',
  '3장의 종이',
  '3장 더 주세요',
  '제3장의 시작은 이랬다',
  '제삼장의 시작은 이랬다',
  '제일 좋아하는 책',
  '제일',
  '제이삼장',
  '5',
  '5. Rain',
  'Chapter Oneness',
  'Chapter One One',
  'Chapter Two Five',
  'Глава первая была самой длинной.',
  'Capítulo uno de la historia',
  'บทที่หนึ่งของชีวิต',
  'ตอน 7 โมง',
  'ตอน 7 โมงเช้า',
  'ตอน 8 ทุ่ม ฝนตก',
  'ตอน 7 ขวบ',
  `Chapter 5 ${'x'.repeat(300)}`,
])('%j is text', (line) => {
  expect(parseHeading(line)).toBeUndefined();
});

describe('a line that its document calls a heading', () => {
  test.each([
    ['Chapter 3 was the longest.', 3, 'was the longest.'],
    ['Chapter 12 the return', 12, 'the return'],
  ])('is one also where it reads as a sentence: %s', (line, number, title) => {
    expect(parseHeading(line, { styled: true })).toEqual({ number, title });
  });
});

test.each([
  ['Chapter 5', 5, true],
  ['Chapter 5: Rain', 5, true],
  ['Глава 5', 5, true],
  ['Chapter 6', 5, false],
  ['Five chapters', 5, false],
])('%s repeats the number %i: %s', (line, number, repeats) => {
  expect(repeatsNumber(line, number)).toBe(repeats);
});

test.each([
  ['Chapter 3-4', true],
  ['Chapter 2.5', true],
  ['Chapter 0', true],
  ['Chapter 34 the end', true],
  ['Chapter 12, in which I die', true],
  ['Chapter 13?', true],
  ['Chapter 18/19', true],
  ['Chapter IV The Return', true],
  ['Глава 34 конец', true],
  ['Capítulo 4, o fim', true],
  ['제12화/13화', true],
  ['Chapter 3 was the longest.', false],
  ['Глава 6 была самой длинной.', false],
  ['Chapter I wrote', false],
  ['Chapter mix', false],
  ['3장의 종이', false],
  ['제3장의 시작은 이랬다', false],
  ['Rain', false],
  ['ตอน 7 โมง', false],
  ['ตอน 7.30 น.', false],
])('%s starts like a heading: %s', (line, does) => {
  expect(startsLikeHeading(line)).toBe(does);
});

test.each([
  ['ko', '3화', '3화: 비'],
  ['th', 'ตอนที่ 3', 'ตอนที่ 3: 비'],
  ['en', 'Chapter 3', 'Chapter 3: 비'],
] as const)('%s writes the heading in the words of its interface, and it is read back', (language, alone, titled) => {
  expect(writeHeading(language, { number: 3, title: null })).toBe(alone);
  expect(writeHeading(language, { number: 3, title: '비' })).toBe(titled);
  expect(parseHeading(titled)).toEqual({ number: 3, title: '비' });
});

const forms = [
  (n: string) => `Chapter ${n}`,
  (n: string) => `Capítulo ${n}`,
  (n: string) => `제${n}장`,
  (n: string) => `Bab ${n}`,
  (n: string) => `บทที่ ${n}`,
  (n: string) => `Глава ${n}`,
  (n: string) => `Chapitre ${n}`,
];
const shifted = (zero: number) => (n: number) =>
  String(n).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const scripts = [String, shifted(0xff10), shifted(0x0e50)];

property(
  'the number and the title come back, whatever the language and the digits',
  [
    fc.integer({ min: 1, max: 9999 }),
    fc.constantFrom(...forms),
    fc.constantFrom(...scripts),
    fc.constantFrom('Rain', 'Возвращение', '귀환', 'กลับบ้าน', 'Où aller ?', 'a 1 b'),
  ],
  (number, form, script, title) => {
    expect(parseHeading(form(script(number)))).toEqual({ number, title: null });
    expect(parseHeading(`${form(script(number))}: ${title}`)).toEqual({ number, title });
  },
);

property('no line breaks it, and a title never brings the number along', [fc.string({ unit: 'grapheme' })], (text) => {
  parseHeading(text);
  const heading = parseHeading(`Chapter 8: ${text}`);
  expect(heading?.number).toBe(8);
});

test.each(['Chapter ', 'Chapter 1 ', '*', ' ', '제', '1', 'I', '0.', '—', '\u200b'])(
  '100 KB of %j take no time',
  (part) => {
    const spent = stopwatch();
    const text = part.repeat(Math.ceil(100_000 / part.length));
    parseHeading(text);
    startsLikeHeading(text);
    parseHeading(text.slice(0, 200), { styled: true });
    expect(spent()).toBeLessThan(50);
  },
);
