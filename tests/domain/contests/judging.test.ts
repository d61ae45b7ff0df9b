import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealEntries, isJudged, isSeen } from '#domain/contests/judging.ts';

const entry = (id: number, judges: number[] = [], barred: number[] = []) => ({ id, judges, barred: new Set(barred) });

test('entries are dealt alike, never to who looks after the author, and topped up', () => {
  expect(dealEntries([entry(1, [], [7]), entry(2), entry(3, [8])], [7, 8], 2)).toEqual([
    { entry_id: 1, judge_id: 8 },
    { entry_id: 3, judge_id: 7 },
    { entry_id: 2, judge_id: 7 },
    { entry_id: 2, judge_id: 8 },
  ]);
  expect(dealEntries([entry(1, [7, 8, 9])], [7, 8, 9, 10], 2)).toEqual([]);
  expect(dealEntries([entry(1, [], [7])], [7], 2)).toEqual([]);
});

test('each entry has as many judges as can be, each once, and nobody has two more than another', () => {
  const ids = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: max });
  fc.assert(
    fc.property(ids(40), ids(8), fc.integer({ min: 1, max: 9 }), (entries, judges, each) => {
      const dealt = dealEntries(
        entries.map((id) => entry(id)),
        judges,
        each,
      );
      expect(dealt).toHaveLength(entries.length * Math.min(each, judges.length));
      expect(new Set(dealt.map((one) => `${one.entry_id} ${one.judge_id}`)).size).toBe(dealt.length);
      const loads = judges.map((judge) => dealt.filter(({ judge_id }) => judge_id === judge).length);
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  [[], false],
  [['at'], true],
  [['at', null], false],
] as const)('scores given at %j: %s', (given, judged) => {
  expect(isJudged(given.map((submitted_at) => ({ submitted_at })))).toBe(judged);
});

type Given = [dealt_at: string, submitted_at: string | null];
test.each<[Given[], boolean]>([
  [[['1', '2']], true],
  [
    [
      ['1', '2'],
      ['1', null],
    ],
    false,
  ],
  [
    [
      ['1', '2'],
      ['1', '3'],
      ['4', null],
    ],
    true,
  ],
  [
    [
      ['1', '2'],
      ['1', '5'],
      ['4', null],
    ],
    false,
  ],
  [
    [
      ['1', '2'],
      ['1', null],
      ['4', null],
    ],
    false,
  ],
  [
    [
      ['1', null],
      ['4', null],
    ],
    false,
  ],
])('of judgings dealt and given at %j others have seen the first: %s', (given, seen) => {
  const judgings = given.map(([dealt_at, submitted_at]) => ({ dealt_at, submitted_at }));
  expect(isSeen(judgings[0]!, judgings)).toBe(seen);
});
