import { expect, test } from 'vitest';
import {
  getBonusMonth,
  countIdleDays,
  countIdleSoFar,
  computeUpdateBonusStanding,
} from '#domain/bonuses/updateBonus.ts';
import { addDays } from '#domain/shared/clock.ts';
import { fc, property } from '../property.ts';

test.each([
  ['2026-03-31T15:59:59.999Z', '2026-02'],
  ['2026-03-31T16:00:00.000Z', '2026-03'],
  ['2025-12-31T16:00:00.000Z', '2025-12'],
])('at %s the bonus of %s is applied for', (now, month) => {
  expect(getBonusMonth(new Date(now))).toBe(month);
});

test.each([
  ['2026-02', [], 28],
  ['2024-02', [], 29],
  ['2026-03', ['2026-03-01', '2026-03-01', '2026-03-31', '2026-02-28', '2026-04-01'], 29],
])('in %s with %j as many days were idle as %i', (month, written, idle) => {
  expect(countIdleDays(month, written)).toBe(idle);
});

test.each([
  ['2026-03-01', [], 0],
  ['2026-03-02', [], 1],
  ['2026-03-10', ['2026-03-01', '2026-03-01', '2026-03-10', '2026-02-28'], 8],
  ['2026-03-31', [], 30],
])('by %s with %j as many days of March were idle as %i', (today, written, idle) => {
  expect(countIdleSoFar('2026-03', written, today)).toBe(idle);
});

const met = {
  story: { contract_status: 'signed', contract_type: 'exclusive' },
  idle_days: 3,
  revenue: 9999,
  applied: false,
} as const;

test.each([
  [{}, []],
  [{ idle_days: 4 }, ['idle_days']],
  [{ revenue: 10_000 }, ['revenue']],
  [{ revenue: -5 }, []],
  [{ applied: true }, ['once']],
  [{ story: { contract_status: 'signed', contract_type: 'non_exclusive' } }, ['exclusive']],
  [{ story: { contract_status: 'contract_review', contract_type: 'exclusive' } }, ['exclusive']],
] as const)('with %j the rules that are not met are %j', (change, unmet) => {
  const lines = computeUpdateBonusStanding({ ...met, ...change });
  expect(lines.filter(({ met }) => !met).map(({ check }) => check)).toEqual(unmet);
});

property('idle days and days of writing make up a month', [fc.uniqueArray(fc.nat({ max: 30 }))], (days) => {
  const written = days.map((day) => addDays('2026-03-01', day));
  expect(countIdleDays('2026-03', written)).toBe(31 - days.length);
});
