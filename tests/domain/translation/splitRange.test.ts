import { expect, test } from 'vitest';
import { splitRange } from '#domain/translation/splitRange.ts';
import { fc, property } from '../property.ts';

const chapters = (...words: number[]) => words.map((count, at) => ({ number: at + 1, words: count }));
const [ana, bo] = [
  { id: 1, pace: 1000, open_words: 0 },
  { id: 2, pace: 3000, open_words: 0 },
];

test('gives each what they translate in the same time', () => {
  expect(splitRange(chapters(1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000), [ana, bo], '2026-03-10')).toEqual([
    { translator_id: 1, first_chapter: 1, last_chapter: 2, chapters: 2, words: 2000, ends_on: '2026-03-12' },
    { translator_id: 2, first_chapter: 3, last_chapter: 8, chapters: 6, words: 6000, ends_on: '2026-03-12' },
  ]);
});

test.each([
  ['busy for two days', 2000, 0, ['1–2 until 2026-03-14', '3–12 until 2026-03-14'], 12],
  ['busy for six days', 6000, 0, ['1–1 until 2026-03-17', '2–20 until 2026-03-17'], 20],
  ['busy for longer than all takes', 9000, 0, ['1–8 until 2026-03-13'], 8],
  ['both as busy as each other', 1000, 3000, ['1–2 until 2026-03-13', '3–8 until 2026-03-13'], 8],
])('gives who is %s the less, and later', (_, first, second, parts, count) => {
  const people = [
    { ...ana, open_words: first },
    { ...bo, open_words: second },
  ];
  const words = Array.from({ length: count }, () => 1000);
  expect(
    splitRange(chapters(...words), people, '2026-03-10').map(
      (part) => `${part.first_chapter}–${part.last_chapter} until ${part.ends_on}`,
    ),
  ).toEqual(parts);
});

test('gives nobody an empty part, and at least a day', () => {
  expect(splitRange(chapters(10), [ana, bo], '2026-03-10')).toMatchObject([{ chapters: 1, ends_on: '2026-03-11' }]);
  expect(splitRange([], [ana, bo], '2026-03-10')).toEqual([]);
  expect(splitRange(chapters(10), [], '2026-03-10')).toEqual([]);
});

test('gives who is busy no chapter without words either', () => {
  const busy = { ...ana, open_words: 9000 };
  expect(splitRange(chapters(0, 1000), [busy, bo], '2026-03-10')).toMatchObject([
    { translator_id: bo.id, chapters: 2 },
  ]);
});

const lengths = fc.array(fc.nat({ max: 5000 }), { maxLength: 60 });
const people = fc.array(fc.record({ pace: fc.integer({ min: 1, max: 9000 }), open_words: fc.nat({ max: 90_000 }) }), {
  minLength: 1,
  maxLength: 6,
});
property('gives out each chapter once, in its order', [lengths, people], (words, all) => {
  const translators = all.map((one, id) => ({ id, ...one }));
  const parts = splitRange(chapters(...words), translators, '2026-03-10');
  const numbers = parts.flatMap(({ first_chapter, last_chapter }) =>
    Array.from({ length: last_chapter - first_chapter + 1 }, (_, at) => first_chapter + at),
  );
  expect(numbers).toEqual(words.map((_, at) => at + 1));
  expect(parts.reduce((sum, part) => sum + part.words, 0)).toBe(words.reduce((sum, count) => sum + count, 0));
  // All are done at about the same time: nobody who has a part could have begun it after another one is done.
  const getEnd = ({ open_words, pace }: { open_words: number; pace: number }, more: number) =>
    (open_words + more) / pace;
  const largest = Math.max(0, ...words);
  const ends = parts.map((part) => getEnd(all[part.translator_id]!, Math.max(0, part.words - largest)));
  const others = all.map((one, id) => {
    const part = parts.find(({ translator_id }) => translator_id === id);
    return getEnd(one, (part?.words ?? 0) + largest);
  });
  if (largest > 0) expect(Math.max(...ends)).toBeLessThanOrEqual(Math.min(...others) + 0.001);
});
