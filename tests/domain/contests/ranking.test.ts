import { expect, test } from 'vitest';
import { isAsProposed, proposeWinners, rankEntries, countShortlist } from '#domain/contests/ranking.ts';

const weights = new Map([
  [1, 3],
  [2, 1],
]);
/** An entry by what each judge gave it for both criteria. */
const entry = (id: number, given: Record<number, [number, number]>, entered_at = '2026-03-01') => ({
  id,
  entered_at,
  judgings: Object.entries(given).map(([judge, points]) => ({
    judge_id: Number(judge),
    scores: points.map((score, n) => ({ criterion_id: n + 1, score })),
  })),
});

test('entries are ranked by the weighted mean, however many judges they had', () => {
  const ranked = rankEntries([entry(1, { 7: [2, 10] }), entry(2, { 7: [8, 4], 8: [6, 4] })], weights);
  expect(ranked).toEqual([
    { id: 2, rank: 1, mean: 6.25, firsts: 2, tie: null },
    { id: 1, rank: 2, mean: 4, firsts: 0, tie: null },
  ]);
});

test('of equal means the one that more judges gave their best is first, then the earlier one', () => {
  const ranked = rankEntries(
    [
      entry(1, { 7: [6, 6], 8: [6, 6] }, '2026-03-02'),
      entry(2, { 7: [6, 6], 8: [6, 6] }, '2026-03-01'),
      entry(3, { 7: [8, 8], 8: [4, 4] }, '2026-03-03'),
    ],
    weights,
  );
  expect(ranked.map(({ id, tie, firsts }) => [id, tie, firsts])).toEqual([
    [2, null, 1],
    [1, 'earlier', 1],
    [3, 'earlier', 1],
  ]);
  const firsts = rankEntries(
    [entry(1, { 7: [5, 5] }, '1'), entry(2, { 8: [5, 5] }, '2'), entry(3, { 7: [6, 6] })],
    weights,
  );
  expect(firsts.map(({ id, tie }) => [id, tie])).toEqual([
    [3, null],
    [2, null],
    [1, 'firsts'],
  ]);
});

test('thirds are compared exactly', () => {
  const three = (a: number, b: number, c: number) =>
    ({ 7: [a, a], 8: [b, b], 9: [c, c] }) as Record<number, [number, number]>;
  const ranked = rankEntries([entry(1, three(1, 1, 2), '2'), entry(2, three(2, 1, 1), '1')], weights);
  expect(ranked[1]!.tie).not.toBeNull();
});

const prizes = [
  { place: 2, winners: 2 },
  { place: 1, winners: 1 },
];
test.each([
  [[5, 6, 7, 8], '5:1 6:2 7:2'],
  [[5], '5:1'],
  [[], ''],
])('the first of %j win', (ids, winners) => {
  const placed = proposeWinners(
    ids.map((id) => ({ id })),
    prizes,
  );
  expect(placed.map(({ entry_id, place }) => `${entry_id}:${place}`).join(' ')).toBe(winners);
});

test('the shortlist is twice as long as there are prizes, and a decision is compared whatever its order', () => {
  expect(countShortlist(prizes)).toBe(6);
  const [one, two] = [
    { entry_id: 1, place: 1 },
    { entry_id: 2, place: 2 },
  ];
  expect(isAsProposed([two, one], [one, two])).toBe(true);
  expect(isAsProposed([one], [one, two])).toBe(false);
  expect(isAsProposed([one, { ...two, place: 1 }], [one, two])).toBe(false);
});
