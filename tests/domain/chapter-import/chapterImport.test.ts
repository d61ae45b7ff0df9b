import { describe, expect, test } from 'vitest';
import { compareRows, findMissingNumbers } from '#domain/chapter-import/chapterImport.ts';
import type { RowKind } from '#domain/chapter-import/chapterMatch.ts';
import { fc, property } from '../property.ts';

const row = (number: number | null, title: string | null = null, more: object = {}) => ({
  kind: 'chapter' as RowKind,
  number,
  part: null as number | null,
  title,
  word_count: 1000,
  length: 6000,
  digest: 'of the file',
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
  digest: 'of the story' as string | null,
  origin: null as { part: number | null; number: number } | null,
});
const check = (rows: ReturnType<typeof row>[], existing: ReturnType<typeof chapter>[] = []) =>
  compareRows(rows, existing, true).map(({ replaces, problems, choices }) => [
    replaces?.number ?? null,
    problems,
    choices,
  ]);

const news = ['store', 'skip'];
const replacing = ['store', 'append', 'skip'];

describe('a row', () => {
  test('is new where the story has neither its number nor its title', () => {
    expect(check([row(3, 'Rain')], [chapter(1), chapter(2, 'Snow')])).toEqual([[null, [], news]]);
  });

  test('replaces by title before it does by number', () => {
    expect(check([row(2, 'Rain')], [chapter(1, 'Rain'), chapter(2, 'Snow')])).toEqual([[1, [], replacing]]);
    expect(check([row(9, 'RAIN ')], [chapter(1, 'Rain'), chapter(2, 'Snow')])).toEqual([[1, [], replacing]]);
    expect(check([row(2, 'Sun')], [chapter(1, 'Rain'), chapter(2, 'Snow')])).toEqual([[2, [], replacing]]);
  });

  test('never replaces by its number what another row replaces by its title', () => {
    const existing = [chapter(1, 'Rain'), chapter(2)];
    expect(check([row(1, 'Sun'), row(9, 'Rain')], existing)).toEqual([
      [null, [], news],
      [1, [], replacing],
    ]);
    expect(check([row(8, 'Rain'), row(9, 'Rain')], existing)).toEqual([
      [1, [], replacing],
      [null, [], news],
    ]);
  });

  test('that the story has word for word is unchanged, and nothing is to be done', () => {
    const same = { digest: 'of the story' };
    expect(check([row(1, null, same), row(2, 'Snow', same)], [chapter(1, 'Rain'), chapter(2, 'Snow')])).toEqual([
      [1, [], ['skip']],
      [2, [], ['skip']],
    ]);
    // Its review does not matter then.
    expect(check([row(1, null, same)], [chapter(1, null, 'pending_review')])).toEqual([[1, [], ['skip']]]);
    // Another title is a change.
    expect(check([row(1, 'Sun', same)], [chapter(1, 'Rain')])).toEqual([[1, [], replacing]]);
  });

  test('of a title page is proposed to be left out', () => {
    expect(check([row(null, null, { kind: 'front' })])).toEqual([[null, [], ['skip', 'store']]]);
  });

  test('without a number is new, or the chapter of its title', () => {
    const prologue = row(null, 'Prologue', { kind: 'section' });
    expect(check([prologue], [chapter(1)])).toEqual([[null, [], news]]);
    expect(check([prologue], [chapter(1), chapter(2, 'Prologue')])).toEqual([[2, [], replacing]]);
  });

  test.each([
    ['empty', row(1, null, { length: 0, word_count: 0 })],
    ['too_long', row(1, null, { word_count: 3501 })],
    ['too_long', row(1, null, { length: 300_001 })],
    ['title_too_long', row(1, 'x'.repeat(101))],
  ])('that is %s can only be left out', (problem, bad) => {
    expect(check([bad])).toEqual([[null, [problem], ['skip']]]);
  });

  test('of 3,500 words and a title of 100 characters is taken', () => {
    expect(check([row(1, 'x'.repeat(100), { word_count: 3500, length: 300_000 })])).toEqual([[null, [], news]]);
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
    const [, rowProblems, choices] = check([row(1)], [chapter(1, null, status, revision)])[0]!;
    expect(rowProblems).toEqual(problems);
    expect(choices).toEqual(problems.length ? ['skip', 'append'] : replacing);
  });

  test('with a number that came before can only be added', () => {
    expect(check([row(1), row(1, 'Rain'), row(1)], [chapter(1)])).toEqual([
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
    const checked = compareRows(
      rows.map(([number, title]) => row(number, title)),
      existing.map((title, at) => chapter(at + 1, title)),
      true,
    );
    const targets = checked.flatMap(({ replaces }) => replaces?.id ?? []);
    expect(new Set(targets).size).toBe(targets.length);
    for (const { problems, choices, unchanged } of checked)
      expect(choices.includes('store')).toBe(problems.length === 0 && !unchanged);
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
  expect(findMissingNumbers(file, story)).toEqual(missing);
});

property('what is missing is in neither', [numbers, numbers], (file, story) => {
  const missing = findMissingNumbers(file, story).flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, n) => from + n),
  );
  const last = Math.max(0, ...file);
  const all = Array.from({ length: last }, (_, n) => n + 1);
  expect(missing).toEqual(all.filter((number) => !file.includes(number) && !story.includes(number)));
});
