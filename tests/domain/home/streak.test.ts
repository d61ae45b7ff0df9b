import { expect, test } from 'vitest';
import { countStreak } from '#domain/home/streak.ts';

test.each([
  ['none', [], 0],
  ['today', ['2026-03-20'], 1],
  ['up to yesterday', ['2026-03-19', '2026-03-18'], 2],
  ['with a gap', ['2026-03-20', '2026-03-18'], 1],
  ['long ago', ['2026-03-18'], 0],
  ['over the turn of a month', ['2026-03-02', '2026-03-01', '2026-02-28'], 0],
])('a streak: %s', (_, days, streak) => expect(countStreak(days, '2026-03-20')).toBe(streak));
