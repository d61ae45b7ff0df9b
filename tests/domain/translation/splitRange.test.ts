import { expect, test } from 'vitest';
import { splitRange } from '#domain/translation/splitRange.ts';
import { fc, property } from '../property.ts';

const chapters = (...words: number[]) => words.map((count, at) => ({ number: at + 1, words: count }));
const [ana, bo] = [
  { id: 1, pace: 1000 },
  { id: 2, pace: 3000 },
];

test('gives each what they translate in the same time', () => {
  expect(splitRange(chapters(1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000), [ana, bo], '2026-03-10')).toEqual([
    { translator_id: 1, first_chapter: 1, last_chapter: 2, chapters: 2, words: 2000, ends_on: '2026-03-12' },
    { translator_id: 2, first_chapter: 3, last_chapter: 8, chapters: 6, words: 6000, ends_on: '2026-03-12' },
  ]);
});

test('gives nobody an empty part, and at least a day', () => {
  expect(splitRange(chapters(10), [ana, bo], '2026-03-10')).toMatchObject([{ chapters: 1, ends_on: '2026-03-11' }]);
  expect(splitRange([], [ana, bo], '2026-03-10')).toEqual([]);
  expect(splitRange(chapters(10), [], '2026-03-10')).toEqual([]);
});

const lengths = fc.array(fc.nat({ max: 5000 }), { maxLength: 60 });
const paces = fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 6 });
property('gives out each chapter once, in its order', [lengths, paces], (words, all) => {
  const translators = all.map((pace, id) => ({ id, pace }));
  const parts = splitRange(chapters(...words), translators, '2026-03-10');
  const numbers = parts.flatMap(({ first_chapter, last_chapter }) =>
    Array.from({ length: last_chapter - first_chapter + 1 }, (_, at) => first_chapter + at),
  );
  expect(numbers).toEqual(words.map((_, at) => at + 1));
  expect(parts.reduce((sum, part) => sum + part.words, 0)).toBe(words.reduce((sum, count) => sum + count, 0));
});
