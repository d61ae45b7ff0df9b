import type { Segment } from './segments.ts';

const getKey = ({ sources }: Segment) => sources.join(' ');
const getAnswers = ({ answered = [] }: Segment) => answered.join('\n');

/** Do two segments say the same of the same source paragraphs? */
const isSame = (one: Segment, other: Segment): boolean =>
  one === other ||
  (getKey(one) === getKey(other) &&
    one.words === other.words &&
    one.target === other.target &&
    one.done === other.done &&
    one.basis === other.basis &&
    getAnswers(one) === getAnswers(other));

export const isSameSegments = (some: readonly Segment[], others: readonly Segment[]): boolean =>
  some.length === others.length && some.every((segment, at) => isSame(segment, others[at]!));

/**
 * `base` with what a window itself has made of it since: the segments of `theirs` that are among its `own`. Where it
 * differs from `theirs`, somebody else has written.
 */
export function findOwnBase(base: readonly Segment[], own: readonly Segment[], theirs: readonly Segment[]): Segment[] {
  const group = (segments: readonly Segment[]) => Map.groupBy(segments, getKey);
  const isAmong = (segment: Segment, groups: ReadonlyMap<string, Segment[]>) =>
    groups.get(getKey(segment))?.some((one) => isSame(one, segment)) ?? false;
  const ownByKey = group(own);
  const covered = new Set(theirs.flatMap((segment) => (isAmong(segment, ownByKey) ? segment.sources : [])));
  const others = base.filter(({ sources }) => !sources.some((id) => covered.has(id)));
  const otherByKey = group(others);
  const there = theirs.flatMap((segment) => {
    if (isAmong(segment, ownByKey) || isAmong(segment, otherByKey)) return [segment];
    return segment.sources.length > 0 ? (otherByKey.get(getKey(segment)) ?? []) : [];
  });
  const thereByKey = group(there);
  const isGone = (segment: Segment) =>
    segment.sources.length > 0 ? !thereByKey.has(getKey(segment)) : !isAmong(segment, thereByKey);
  return [...there, ...others.filter(isGone)];
}
