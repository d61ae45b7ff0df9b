import { expect, test } from 'vitest';
import { awardStates, awardSteps, getAwardDay, getAwardStage, hasTimeToClaim } from '#domain/contests/award.ts';
import { getIncentiveDay } from '#domain/contests/incentive.ts';

const until = new Date('2026-04-20T04:00:00.000Z');
const late = new Date(until.getTime() + 1);
const closing = { claims_until: until.toISOString() };

test.each([
  ['in the window', closing, until, ['won claim claimed']],
  ['after it', closing, late, ['won lapse lapsed']],
  ['without one', { claims_until: null }, late, ['won claim claimed']],
] as const)('%s these steps of all can be taken', (_, contest, now, expected) => {
  const lines = Object.entries(awardSteps).flatMap(([step, { from, to }]) =>
    awardStates.flatMap((state) => (getAwardStage({ state }, contest, now) === from ? `${state} ${step} ${to}` : [])),
  );
  expect(lines).toEqual(expected);
});

test.each([
  ['2026-12-31T15:59:59.999Z', '2027-01-01'],
  ['2026-12-31T16:00:00.000Z', '2027-02-01'],
  ['2026-11-30T16:00:00.000Z', '2027-01-01'],
])('a prize of results at %s is booked on %s, by the month in UTC+8', (results_at, day) =>
  expect(getAwardDay({ results_at })).toBe(day),
);

test.each([
  ['2026-12-31', '2027-01-01'],
  ['2027-01-01', '2027-02-01'],
  ['2026-11-30', '2026-12-01'],
])('an incentive until %s is booked on %s', (to, day) => expect(getIncentiveDay({ to })).toBe(day));

test.each([
  ['2026-04-01T00:00:00.000Z', '2026-04-12T00:00:00.000Z', true],
  ['2026-04-01T00:00:00.000Z', '2026-04-11T23:59:59.999Z', false],
  ['2026-04-11T00:00:00.000Z', '2026-04-12T00:00:00.000Z', false],
  ['2026-04-11T00:00:00.000Z', null, true],
])('decided at %s with claims until %s winners have time: %s', (now, claims_until, inTime) =>
  expect(hasTimeToClaim({ results_at: '2026-04-10T00:00:00.000Z', claims_until }, new Date(now))).toBe(inTime),
);
