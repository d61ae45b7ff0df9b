import { expect, test } from 'vitest';
import { awardStates, awardSteps, getAwardStage } from '#domain/contests/award.ts';

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
