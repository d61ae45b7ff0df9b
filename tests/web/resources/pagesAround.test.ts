import { expect, test } from 'vitest';
import { listPagesAround } from '../../../src/resources/list/pagesAround.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 5, [1, 2, 3, 4, 5]],
  [5, 12, [1, null, 4, 5, 6, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('at page %i of %i', (page, last, offered) => {
  expect(listPagesAround(page, last)).toEqual(offered);
});
