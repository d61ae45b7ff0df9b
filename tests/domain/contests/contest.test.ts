import { expect, test } from 'vitest';
import { hasPrizeToWin } from '#domain/contests/contest.ts';

const incentive = {};

test.each([
  ['a contest with prizes', true, { incentive: null, is_out: false }, true],
  ['a contest with prizes, once its results are out', true, { incentive: null, is_out: true }, true],
  ['a contest with prizes and an incentive', true, { incentive, is_out: false }, true],
  ['a contest that has no prizes yet', false, { incentive: null, is_out: false }, true],
  ['a contest that ended without prizes', false, { incentive: null, is_out: true }, false],
  ['a contest that pays an incentive alone', false, { incentive, is_out: false }, false],
])('%s: is there a prize to win?', (_, hasPrizes, contest, hasOne) => {
  expect(hasPrizeToWin(hasPrizes, contest)).toBe(hasOne);
});
