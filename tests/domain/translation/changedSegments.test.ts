import { expect, test } from 'vitest';
import { findChangedSegments, targetBefore } from '#domain/translation/changedSegments.ts';
import type { Segment } from '#domain/translation/segments.ts';

const said = (sources: number[], target: string): Segment => ({ sources, words: 1, target, done: true });

test.each([
  ['the same', [said([1], 'A'), said([2], 'B')], [said([1], 'A'), said([2], 'B')], []],
  ['another text', [said([1], 'A'), said([2], 'B')], [said([1], 'A'), said([2], 'C')], [1]],
  ['joined, and otherwise the same', [said([1], 'A'), said([2], 'B')], [said([1, 2], 'A\n\nB')], []],
  ['a new paragraph', [said([1], 'A')], [said([1], 'A'), said([2], 'B')], [1]],
])('%s', (_, before, after, changed) => {
  expect(findChangedSegments(after, before)).toEqual(changed);
});

test('of parts that were one, each is compared with all of it', () => {
  expect(targetBefore(said([2], 'B'), [said([1, 2], 'A B')])).toBe('A B');
});
