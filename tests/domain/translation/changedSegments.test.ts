import { expect, test } from 'vitest';
import { findChangedSegments, getTargetBefore } from '#domain/translation/changedSegments.ts';
import type { Segment } from '#domain/translation/segments.ts';

const createSegment = (sources: number[], target: string): Segment => ({ sources, words: 1, target, done: true });

test.each([
  [
    'the same',
    [createSegment([1], 'A'), createSegment([2], 'B')],
    [createSegment([1], 'A'), createSegment([2], 'B')],
    [],
  ],
  [
    'another text',
    [createSegment([1], 'A'), createSegment([2], 'B')],
    [createSegment([1], 'A'), createSegment([2], 'C')],
    [1],
  ],
  [
    'joined, and otherwise the same',
    [createSegment([1], 'A'), createSegment([2], 'B')],
    [createSegment([1, 2], 'A\n\nB')],
    [],
  ],
  ['a new paragraph', [createSegment([1], 'A')], [createSegment([1], 'A'), createSegment([2], 'B')], [1]],
])('%s', (_, before, after, changed) => {
  expect(findChangedSegments(after, before)).toEqual(changed);
});

test('of parts that were one, each is compared with all of it', () => {
  expect(getTargetBefore(createSegment([2], 'B'), [createSegment([1, 2], 'A B')])).toBe('A B');
});
