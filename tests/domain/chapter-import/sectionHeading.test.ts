import { describe, expect, test } from 'vitest';
import { parseFileName, readHeading, startsLikeHeading } from '#domain/chapter-import/sectionHeading.ts';
import { stopwatch } from '../../support/stopwatch.ts';
import { fc, property } from '../property.ts';

test.each([
  ['EP.6', 6, null],
  ['Ep. 6: Rain', 6, 'Rain'],
  ['Episode 9', 9, null],
  ['Episode Nine', 9, null],
  ['Episodio 9: Lluvia', 9, 'Lluvia'],
  ['Épisode 9', 9, null],
  ['Эпизод 9', 9, null],
  ['에피소드 9', 9, null],
  ['Cap 5', 5, null],
  ['Chapter the Fifth', 5, null],
  ['Chapter Twenty-First: Rain', 21, 'Rain'],
  ['Chapter 12th', 12, null],
  ['CHAPITRE DIX', 10, null],
  ['Capítulo Quinta', 5, null],
])('%s is chapter %i', (line, number, title) => {
  expect(readHeading(line)).toEqual({ kind: 'chapter', number, title });
});

test.each([
  ['Volume 1 Chapter 28', 1, 28, null],
  ['Vol. 2, Ch. 28: Rain', 2, 28, 'Rain'],
  ['Book Two: Chapter Three', 2, 3, null],
  ['Libro segundo - Capítulo 3', 2, 3, null],
  ['Parte 2. Capítulo 3', 2, 3, null],
  ['Tome 1 – Chapitre 3 : Pluie', 1, 3, 'Pluie'],
  ['Jilid 1 Bab 3', 1, 3, null],
  ['Том первый. Глава 3', 1, 3, null],
  ['เล่ม 1 บทที่ ๒๘ กลับบ้าน', 1, 28, 'กลับบ้าน'],
  ['1권 28화', 1, 28, null],
  ['제2부 제3장: 귀환', 2, 3, '귀환'],
  ['S02E03', 2, 3, null],
])('%s is part %i, chapter %i', (line, part, number, title) => {
  expect(readHeading(line)).toEqual({ kind: 'chapter', part, number, title });
});

test.each([
  'Prologue',
  'PROLOGUE',
  'Epilogue: Ten Years Later',
  'Interlude 2',
  'Author’s Note',
  "Author's note:",
  'A/N',
  'Side Story 3',
  'Bonus Chapter',
  'Prólogo',
  'Nota de la autora',
  'Epílogo',
  'Interlúdio',
  'Nota do autor',
  'Épilogue',
  'Note de l’auteur',
  'Avant-propos',
  'Prolog',
  'Catatan Penulis',
  'Kata Pengantar',
  'Пролог',
  'Эпилог: десять лет спустя',
  'От автора',
  '프롤로그',
  '외전',
  '외전 1',
  '작가의 말',
  'บทนำ',
  'ตอนพิเศษ',
  'ตอนพิเศษ 2',
  'บทส่งท้าย',
])('%s is a section of its own', (line) => {
  expect(readHeading(line)).toEqual({ kind: 'section', title: line });
  expect(readHeading(`~ ${line} ~`)).toEqual({ kind: 'section', title: line });
});

test.each([
  ['Part Two', 2],
  ['Part 2: Winter', 2, 'Winter'],
  ['Second Part', 2],
  ['Volume 3', 3],
  ['Book One', 1],
  ['Parte 1', 1],
  ['Segunda parte', 2],
  ['Première partie', 1],
  ['Bagian 3', 3],
  ['Bagian Kedua', 2],
  ['Часть вторая', 2],
  ['Часть 2. Зима', 2, 'Зима'],
  ['ภาค 2', 2],
  ['제2부', 2],
  ['Act IV', 4],
] as [string, number, string?][])('%s is part %i', (line, number, name = null!) => {
  expect(readHeading(line)).toEqual({ kind: 'part', number, name, title: line });
});

test.each([
  ['26', 26, null],
  ['26.', 26, null],
  ['26. Rain', 26, 'Rain'],
  ['26) Rain', 26, 'Rain'],
  ['26 — Rain', 26, 'Rain'],
  ['XIV', 14, null],
  ['II. Snow', 2, 'Snow'],
  ['๑๒. ฝน', 12, 'ฝน'],
])('%s is a bare number', (line, number, title) => {
  expect(readHeading(line)).toEqual({ kind: 'numbered', number, title });
});

test.each([
  'Prologue to a war',
  'Interlude in Paris.',
  "Author's Note: I was sick, so this is short.",
  'Part of the plan',
  'Book 2 was long.',
  'Parted',
  'Bonus: +5 Agility',
  'Extra: rain',
  "Author's Note: thank you all!",
  'Extraordinary',
  '1. buy milk',
  '5:30',
  '3.14',
  '12.05.2023',
  '10 years later',
  'First of all',
  'A. Rain',
  'I am',
  'Пролог к войне',
  '외전처럼',
  'บทนำของเรื่อง',
])('%s is text', (line) => {
  expect(readHeading(line)).toBeUndefined();
});

test.each([
  ['Prologue to a war', true],
  ['Part Two The Return', true],
  ['Author’s Note: thank you all', true],
  ['Bonus: +5 Agility', false],
  ['Interlude in Paris.', false],
  [`Prologue ${'of a long war '.repeat(5)}`, false],
])('%s starts like a heading: %s', (line, does) => {
  expect(startsLikeHeading(line)).toBe(does);
});

describe('a line that its document calls a heading', () => {
  test.each([
    ['Prologue to a war', { kind: 'section', title: 'Prologue to a war' }],
    ['Part Two The Return', { kind: 'part', number: 2, name: 'The Return', title: 'Part Two The Return' }],
    ['1. the rain', { kind: 'numbered', number: 1, title: 'the rain' }],
  ])('is one also with words behind it: %s', (line, heading) => {
    expect(readHeading(line, { styled: true })).toEqual(heading);
  });
});

test.each([
  ['012 - Rain.docx', 12, 'Rain'],
  ['12.docx', 12, null],
  ['Chapter 12.docx', 12, null],
  ['ch_3.DOCX', 3, null],
  ['Chapter 5 (1).docx', 5, null],
  ['Глава 7 Дождь.docx', 7, 'Дождь'],
  ['12화.docx', 12, null],
  ['Prologue.docx', null, 'Prologue'],
  ['2023-05-01 notes.docx', null, null],
  ['final draft.docx', null, null],
])('the file %s has chapter %s, %s', (name, number, title) => {
  expect(parseFileName(name)).toEqual({ number, title });
});

property('no line breaks it', [fc.string({ unit: 'grapheme', maxLength: 220 }), fc.boolean()], (line, styled) => {
  readHeading(line, { styled });
  readHeading(`Part ${line}`, { styled });
  readHeading(`Volume 2 ${line}`, { styled });
});

test.each(['Part One ', 'Volume 1 Chapter 1 ', 'first ', 'IV', '1 — ', '* Prologue ', '제1부 '])(
  '100 KB of %j take no time',
  (part) => {
    const spent = stopwatch();
    const text = part.repeat(Math.ceil(100_000 / part.length));
    readHeading(text);
    startsLikeHeading(text);
    readHeading(text.slice(0, 200));
    readHeading(text.slice(0, 200), { styled: true });
    expect(spent()).toBeLessThan(50);
  },
);
