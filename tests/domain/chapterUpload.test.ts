import { describe, expect, test } from 'vitest';
import { judgeRows, missingNumbers } from '#domain/rules/chapterUpload.ts';
import { fc, property } from './property.ts';

const row = (number: number, title: string | null = null, more: object = {}) => ({
  number,
  title,
  word_count: 1000,
  length: 6000,
  ...more,
});
type Status = 'draft' | 'pending_review' | 'pending_publish' | 'published' | 'rejected';
const chapter = (
  number: number,
  title: string | null = null,
  status: Status = 'draft',
  revision_status: any = null,
) => ({
  id: 100 + number,
  number,
  title,
  status,
  revision_status,
});
const judge = (rows: ReturnType<typeof row>[], existing: ReturnType<typeof chapter>[] = []) =>
  judgeRows(rows, existing, true).map(({ replaces, problems, choices }) => [
    replaces?.number ?? null,
    problems,
    choices,
  ]);

const news = ['store', 'skip'];
const replacing = ['store', 'append', 'skip'];

describe('a row', () => {
  test('is new where the story has neither its number nor its title', () => {
    expect(judge([row(3, 'Rain')], [chapter(1), chapter(2, 'Snow')])).toEqual([[null, [], news]]);
  });

  test('replaces by number before it does by title', () => {
    expect(judge([row(2, 'Rain')], [chapter(1, 'Rain'), chapter(2, 'Snow')])).toEqual([[2, [], replacing]]);
    expect(judge([row(9, 'RAIN ')], [chapter(1, 'Rain'), chapter(2, 'Snow')])).toEqual([[1, [], replacing]]);
  });

  test('never replaces by its title what another row replaces by its number or title', () => {
    const existing = [chapter(1, 'Rain'), chapter(2)];
    expect(judge([row(9, 'Rain'), row(1, 'Sun')], existing)).toEqual([
      [null, [], news],
      [1, [], replacing],
    ]);
    expect(judge([row(8, 'Rain'), row(9, 'Rain')], existing)).toEqual([
      [1, [], replacing],
      [null, [], news],
    ]);
  });

  test.each([
    ['empty', row(1, null, { length: 0, word_count: 0 })],
    ['too_long', row(1, null, { word_count: 3501 })],
    ['too_long', row(1, null, { length: 300_001 })],
    ['title_too_long', row(1, 'x'.repeat(101))],
  ])('that is %s can only be left out', (problem, bad) => {
    expect(judge([bad])).toEqual([[null, [problem], ['skip']]]);
  });

  test('of 3,500 words and a title of 100 characters is taken', () => {
    expect(judge([row(1, 'x'.repeat(100), { word_count: 3500, length: 300_000 })])).toEqual([[null, [], news]]);
  });

  test.each([
    ['draft', null, []],
    ['rejected', null, []],
    ['published', null, []],
    ['published', 'draft', []],
    ['pending_review', null, ['in_review']],
    ['pending_publish', null, ['in_review']],
    ['published', 'pending_review', ['in_review']],
  ] as const)('that replaces a chapter that is %s and %s has the problems %j', (status, revision, problems) => {
    const [, found, choices] = judge([row(1)], [chapter(1, null, status, revision)])[0]!;
    expect(found).toEqual(problems);
    expect(choices).toEqual(problems.length ? ['skip', 'append'] : replacing);
  });

  test('with a number that came before can only be added', () => {
    expect(judge([row(1), row(1, 'Rain'), row(1)], [chapter(1)])).toEqual([
      [1, [], replacing],
      [null, ['duplicate'], ['skip', 'append']],
      [null, ['duplicate'], ['skip', 'append']],
    ]);
  });
});

const numbers = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 14 });
const titles = fc.constantFrom(null, 'Rain', 'Snow', '');
property(
  'no chapter is replaced twice, and a row that is to be stored has no problem',
  [fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), titles)), fc.array(titles, { maxLength: 6 })],
  (rows, existing) => {
    const judged = judgeRows(
      rows.map(([number, title]) => row(number, title)),
      existing.map((title, at) => chapter(at + 1, title)),
      true,
    );
    const targets = judged.flatMap(({ replaces }) => replaces?.id ?? []);
    expect(new Set(targets).size).toBe(targets.length);
    for (const { problems, choices } of judged) expect(choices.includes('store')).toBe(problems.length === 0);
  },
);

test.each([
  [[1, 2, 3], [], []],
  [
    [3, 5],
    [1],
    [
      { from: 2, to: 2 },
      { from: 4, to: 4 },
    ],
  ],
  [[50], [1, 2], [{ from: 3, to: 49 }]],
  [[2], [1, 2, 9], []],
  [[], [1], []],
])('of the file %j and the story %j the numbers %j are missing', (file, story, missing) => {
  expect(missingNumbers(file, story)).toEqual(missing);
});

property('what is missing is in neither', [numbers, numbers], (file, story) => {
  const missing = missingNumbers(file, story).flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, n) => from + n),
  );
  const last = Math.max(0, ...file);
  const all = Array.from({ length: last }, (_, n) => n + 1);
  expect(missing).toEqual(all.filter((number) => !file.includes(number) && !story.includes(number)));
});
