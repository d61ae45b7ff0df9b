import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveTo, placeItems } from '#domain/chapters/order.ts';

const list = fc.integer({ min: 1, max: 30 }).map((n) => Array.from({ length: n }, (_, index) => index));
const moves = list.chain((all) =>
  fc.record({ all: fc.constant(all), moving: fc.subarray(all, { minLength: 1 }), to: fc.integer({ min: 1, max: 40 }) }),
);

describe('a move', () => {
  test('puts what moves together at its place, in its order', () => {
    expect(moveTo(['a', 'b', 'c', 'd', 'e'], new Set(['e', 'b']), 3)).toEqual(['a', 'c', 'b', 'e', 'd']);
    expect(moveTo(['a', 'b', 'c'], new Set(['a']), 99)).toEqual(['b', 'c', 'a']);
    expect(moveTo(['a', 'b', 'c'], new Set(['c']), 1)).toEqual(['c', 'a', 'b']);
  });

  test('loses nothing, and is taken back by giving each its former place', () => {
    fc.assert(
      fc.property(moves, ({ all, moving, to }) => {
        const moved = moveTo(all, new Set(moving), to);
        expect(moved.toSorted((a, b) => a - b)).toEqual(all);
        expect(
          placeItems(
            moved,
            moving,
            moving.map((item) => all.indexOf(item) + 1),
          ),
        ).toEqual(all);
      }),
    );
  });
});
