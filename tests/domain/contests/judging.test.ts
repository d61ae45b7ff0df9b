import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealEntries, isJudged } from '#domain/contests/judging.ts';

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
