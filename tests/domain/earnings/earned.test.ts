import { expect, test } from 'vitest';
import { selectColumns } from '#domain/earnings/earned.ts';

const all = ['royalty_income', 'ad_income', 'gift_income', 'bonus', 'total_income_amount'];
const noAds = all.filter((name) => name !== 'ad_income');

test.each([
  ['2023-06-30T15:59:59.999Z', all],
  ['2023-06-30T16:00:00.000Z', noAds],
  ['2023-07-31T16:00:00.000Z', noAds],
  ['2023-08-31T15:59:59.999Z', noAds],
  ['2023-08-31T16:00:00.000Z', all],
  ['2024-07-15T00:00:00.000Z', all],
])('at %s tables have the columns %j', (now, columns) => {
  expect(selectColumns([], new Date(now))).toEqual(columns);
});

test.each([
  [[0, 0], false],
  [[0, 1], true],
  [[], false],
])('of rows with the fines %j a column of fines is shown: %s', (fines, isVisible) => {
  const rows = fines.map((fine) => ({ fine }));
  expect(selectColumns(rows, new Date('2026-03-01T00:00:00.000Z')).includes('fine')).toBe(isVisible);
});
