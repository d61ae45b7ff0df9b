import { expect, test } from 'vitest';
import { computeShare } from '#domain/shared/money.ts';
import { fc, property } from '../property.ts';

test.each([
  [100, 0.5, 50],
  [1, 0.5, 0],
  [3, 0.5, 2],
  [5, 0.5, 2],
  [7, 0.5, 4],
  [-1, 0.5, 0],
  [-3, 0.5, -2],
  [-5, 0.5, -2],
  [101, 0.3333, 34],
  [10_000, 0.0001, 1],
  [5_000, 0.0001, 0],
  [15_000, 0.0001, 2],
  [999, 0, 0],
  [999, 1, 999],
  [Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER],
  [Number.MAX_SAFE_INTEGER, 0.5, 4503599627370496],
])('the share of %i cents at %d is %i, half to even', (net, proportion, share) => {
  expect(computeShare(net, proportion)).toBe(share);
});

const cents = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -1000, max: 1000 }));
const units = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(0, 5000, 10_000));

property('a share is at most half a cent off', [cents, units], (net, unit) => {
  const off = BigInt(computeShare(net, unit / 10_000)) * 10_000n - BigInt(net) * BigInt(unit);
  expect(off >= -5000n && off <= 5000n).toBe(true);
});

property('a loss is shared as a gain of that size', [cents, units], (net, unit) => {
  expect(computeShare(-net, unit / 10_000) + computeShare(net, unit / 10_000)).toBe(0);
});

property('share and rest make up the net, both on its side of nought', [cents, units], (net, unit) => {
  const share = computeShare(net, unit / 10_000);
  expect(share + (net - share)).toBe(net);
  expect(Math.abs(share)).toBeLessThanOrEqual(Math.abs(net));
  expect(Number.isSafeInteger(share) && !Object.is(share, -0)).toBe(true);
});

property('an exact half goes to the even cent', [fc.integer({ min: -1e9, max: 1e9 })], (half) => {
  expect(Math.abs(computeShare(2 * half + 1, 0.5) % 2)).toBe(0);
});
