import type { Segment } from './segments.ts';

const getKey = ({ sources }: Segment) => sources.join(' ');

/**
 * Words of the source whose translation is new in a text that is approved: beside `before`, what it was when it was approved
 * last or went back to work, those that were not done then or say something else; all where it was not approved before.
 */
export function countNewWords(segments: readonly Segment[], before: readonly Segment[] = []): number {
  const kept = new Map(before.filter(({ done }) => done).map((segment) => [getKey(segment), segment.target]));
  return segments
    .filter((segment) => kept.get(getKey(segment)) !== segment.target)
    .reduce((sum, { words }) => sum + words, 0);
}
