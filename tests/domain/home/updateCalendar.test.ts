import { expect, test } from 'vitest';
import { countStreak, getHeat } from '#domain/home/updateCalendar.ts';

test.each([
  ['none', [], 0],
  ['today', ['2026-03-20'], 1],
  ['up to yesterday', ['2026-03-19', '2026-03-18'], 2],
  ['with a gap', ['2026-03-20', '2026-03-18'], 1],
  ['long ago', ['2026-03-18'], 0],
  ['over the turn of a month', ['2026-03-02', '2026-03-01', '2026-02-28'], 0],
])('a streak: %s', (_, days, streak) => expect(countStreak(days, '2026-03-20')).toBe(streak));

test.each([
  [-40, 0],
  [0, 0],
  [1, 1],
  [499, 1],
  [500, 2],
  [1000, 3],
  [2000, 4],
])('%i words of a goal of 1,000 are level %i', (words, level) => expect(getHeat(words, 1000)).toBe(level));
