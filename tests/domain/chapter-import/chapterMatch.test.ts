import { describe, expect, test } from 'vitest';
import { compareRows, type RowChoice } from '#domain/chapter-import/chapterImport.ts';
import { matchRows, resolveScopes, type MatchedChapter, type RowKind } from '#domain/chapter-import/chapterMatch.ts';
import { computeNumbers, orderNew } from '#domain/chapter-import/chapterOrder.ts';
import { fc, property } from '../property.ts';

const row = (number: number | null, title: string | null = null, digest = 'new', more: object = {}) => ({
  kind: (number === null ? 'section' : 'chapter') as RowKind,
  number,
  part: null as number | null,
  title,
  digest,
  word_count: 10,
  length: 50,
  ...more,
});
type Row = ReturnType<typeof row>;
const part = (number: number) => row(null, `Part ${number}`, '', { kind: 'part', part: number, length: 0 });
const chapter = (number: number, title: string | null, digest: string, origin: MatchedChapter['origin'] = null) => ({
  id: 100 + number,
  number,
  title,
  digest,
  origin,
  status: 'draft' as const,
  revision_status: null,
});
const matched = (rows: Row[], existing: ReturnType<typeof chapter>[]) =>
  matchRows(rows, existing).map((match) => match?.number ?? null);

describe('a row is the chapter', () => {
  test('with its title, and of several the one with its text, then its number', () => {
    const interludes = [chapter(1, 'Interlude', 'a'), chapter(2, 'Interlude', 'b'), chapter(3, 'Interlude', 'c')];
    expect(matched([row(null, 'Interlude', 'c'), row(2, 'INTERLUDE'), row(null, 'Interlude')], interludes)).toEqual([
      3, 2, 1,
    ]);
  });

  test('with its text, where no title says otherwise', () => {
    expect(matched([row(1, null, 'b'), row(2, null, 'a')], [chapter(1, null, 'a'), chapter(2, null, 'b')])).toEqual([
      2, 1,
    ]);
  });

  test('with the number that it had in its file', () => {
    const existing = [
      chapter(1, 'Prologue', 'p'),
      chapter(2, null, 'a', { part: null, number: 1 }),
      chapter(3, null, 'b', { part: null, number: 2 }),
    ];
    expect(matched([row(null, 'Prologue'), row(1), row(2), row(3)], existing)).toEqual([1, 2, 3, null]);
  });

  test('with its number in the story, where it came from no file', () => {
    expect(matched([row(2)], [chapter(1, null, 'a'), chapter(2, null, 'b')])).toEqual([2]);
  });
});

describe('numbers that begin anew', () => {
  const book = [part(1), row(1), row(2), part(2), row(1), row(2)];

  test('are counted by the part', () => {
    expect(resolveScopes(book)).toEqual([null, null, null, 2, 2, 2]);
    expect(resolveScopes([part(1), row(1), part(2), row(2)])).toEqual([null, null, null, null]);
    expect(resolveScopes([row(1, null, 'x', { part: 2 })])).toEqual([2]);
    expect(resolveScopes([row(7, null, 'x', { part: 2 })])).toEqual([null]);
    expect(resolveScopes([row(7, null, 'x', { part: 2 })], [chapter(9, null, 'y', { part: 2, number: 1 })])).toEqual([
      2,
    ]);
  });

  test('are no numbers that come twice, and never replace those of another part', () => {
    const existing = [chapter(1, null, 'a'), chapter(2, null, 'b')];
    expect(
      compareRows(book, existing, true).map(({ replaces, problems }) => [replaces?.number ?? null, problems]),
    ).toEqual([
      [null, ['empty']],
      [1, []],
      [2, []],
      [null, ['empty']],
      [null, []],
      [null, []],
    ]);
  });

  test('and that come twice in a part are told', () => {
    expect(compareRows([part(2), row(1), row(1)], [], true).map(({ problems }) => problems)).toEqual([
      ['empty'],
      [],
      ['duplicate'],
    ]);
  });
});

const place = (rows: Row[], choices: RowChoice[], last = 0) => {
  const checked = compareRows(rows, [], true);
  return computeNumbers(
    rows.map((one, at) => ({ ...one, ...checked[at]! })),
    choices,
    last,
  );
};

describe('new chapters', () => {
  test('come in the order of their numbers, with what has none behind the row before it', () => {
    const rows = [row(null, 'Prologue'), row(3), row(null, 'Interlude'), row(1), row(2)];
    expect(place(rows, ['store', 'store', 'store', 'store', 'store'])).toEqual([1, 4, 5, 2, 3]);
  });

  test('come part by part where numbers begin anew', () => {
    const rows = [part(1), row(1), row(2), part(2), row(1)];
    expect(place(rows, ['skip', 'store', 'store', 'skip', 'store'], 10)).toEqual([null, 11, 12, null, 13]);
  });

  test('that were asked to come last come last', () => {
    expect(place([row(1), row(2), row(3)], ['append', 'store', 'skip'], 5)).toEqual([7, 6, null]);
  });
});

const titles = fc.constantFrom(null, 'Rain', 'Snow', 'Interlude', 'Prologue');
const books = fc.array(
  fc.record({ number: fc.option(fc.integer({ min: 1, max: 6 })), title: titles, part: fc.constantFrom(null, 1, 2) }),
  { minLength: 1, maxLength: 12 },
);
property(
  'the same file again is unchanged in all that was stored',
  [books, fc.integer({ min: 0, max: 5 })],
  (book, last) => {
    const rows = book.map((one, at) => row(one.number, one.title, `text ${at}`, { part: one.part }));
    const before = Array.from({ length: last }, (_, n) => chapter(n + 1, null, `old ${n}`));
    const checked = compareRows(rows, before, true);
    const choices = checked.map((one) => (one.choices.includes('store') ? 'store' : 'append') as RowChoice);
    const placed = rows.map((one, at) => ({ ...one, ...checked[at]! }));
    const numbers = computeNumbers(placed, choices, last);
    const scopes = resolveScopes(rows, before);
    const stories = new Map(before.map((one) => [one.number, one]));
    rows.forEach(({ number, title, digest }, at) => {
      const origin = number === null ? null : { part: scopes[at]!, number };
      stories.set(numbers[at]!, chapter(numbers[at]!, title ?? checked[at]!.replaces?.title ?? null, digest, origin));
    });
    expect(new Set(numbers).size).toBe(rows.length);
    expect(compareRows(rows, [...stories.values()], true).map(({ unchanged }) => unchanged)).toEqual(
      rows.map(() => true),
    );
  },
);

property('the numbers that are told are those of the order', [books, fc.integer({ min: 0, max: 9 })], (book, last) => {
  const rows = book.map((one, at) => ({
    ...row(one.number, one.title, `${at}`, { part: one.part }),
    replaces: null,
    unchanged: false,
  }));
  const choices = rows.map((_, at): RowChoice => (['store', 'append', 'skip'] as const)[at % 3]!);
  const numbers = computeNumbers(rows, choices, last);
  expect(orderNew(rows, choices).map((at) => numbers[at])).toEqual(
    numbers.filter((number) => number !== null).toSorted((a, b) => a - b),
  );
});
