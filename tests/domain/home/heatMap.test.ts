import { expect, test } from 'vitest';
import { getHeat } from '#domain/home/heatMap.ts';

test.each([
  [-40, 0],
  [0, 0],
  [1, 1],
  [499, 1],
  [500, 2],
  [1000, 3],
  [2000, 4],
])('%i words of a goal of 1,000 are level %i', (words, level) => expect(getHeat(words, 1000)).toBe(level));
