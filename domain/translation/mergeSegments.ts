import { canBeDone, isBlank, type Segment } from './segments.ts';

/** A segment that was written in two windows: what stands there now, and what the other window says. */
export interface Clash {
  /** The source paragraphs that the segment is known by. */
  sources: number[];
  other: string;
}

export interface Merged {
  segments: Segment[];
  clashes: Clash[];
  /** Texts whose segment is no more; each stands among `segments` without a source, so that it is saved with them. */
  left: string[];
}

const getKey = ({ sources }: Segment) => sources.join(' ');
const mapByKey = (segments: readonly Segment[]) => new Map(segments.map((segment) => [getKey(segment), segment]));
const getAnswers = ({ answered = [] }: Segment) => answered.join('\n');
const isSame = (one: Segment | undefined, other: Segment) =>
  one?.target === other.target && one.done === other.done && getAnswers(one) === getAnswers(other);

const listSurplus = (segments: readonly Segment[]) =>
  segments.flatMap(({ sources, target }) => (sources.length === 0 ? [target] : []));

const findSharing = (segments: readonly Segment[], { sources }: Segment) =>
  segments.findLastIndex((segment) => segment.sources.some((id) => sources.includes(id)));

/**
 * `onto` with what was written in `edits` since `base`; where both were written, `onto` stays unless `over`. What has no
 * segment there any more follows the one that it stood behind.
 */
function carry(base: readonly Segment[], edits: readonly Segment[], onto: readonly Segment[], over: boolean): Merged {
  const before = mapByKey(base);
  const places = new Map(onto.map((segment, at) => [getKey(segment), at]));
  const surplus = new Set([...listSurplus(base), ...listSurplus(onto)]);
  const segments = [...onto];
  const clashes: Clash[] = [];
  const left: string[] = [];
  const behind = new Map<number, Segment[]>();
  let last = -1;
  for (const edit of edits) {
    const key = getKey(edit);
    const at = key === '' ? undefined : places.get(key);
    last = at ?? last;
    const from = before.get(key);
    if (isSame(from, edit)) continue;
    if (at === undefined) {
      const { target } = edit;
      const isWritten = key === '' ? !surplus.has(target) : target !== from?.target;
      if (!isWritten || isBlank(target)) continue;
      left.push(target);
      last = Math.max(last, findSharing(onto, edit));
      behind.set(last, [...(behind.get(last) ?? []), { sources: [], words: 0, target, done: false }]);
      continue;
    }
    const there = onto[at]!;
    const isWritten = !isSame(from, there) && there.target !== edit.target;
    if (isWritten) clashes.push({ sources: there.sources, other: over ? there.target : edit.target });
    if (isWritten && !over) continue;
    const { answered = there.answered } = edit;
    const next = { ...there, target: edit.target, ...(answered && { answered }) };
    segments[at] = { ...next, done: edit.done && canBeDone(next) && there.basis === undefined };
  }
  const getBehind = (at: number) => behind.get(at) ?? [];
  return {
    segments: [...getBehind(-1), ...segments.flatMap((segment, at) => [segment, ...getBehind(at)])],
    clashes,
    left,
  };
}

/**
 * What was written in this window and in another one, or by a source that has changed, since both were `base`: nothing
 * that was typed is lost. Segments are those of `theirs`, as the server has them, unless their source is as it was and
 * only this window joined or split some; where a segment was written in both, this window's text stands and the other's is told.
 */
export function mergeSegments(base: readonly Segment[], mine: readonly Segment[], theirs: readonly Segment[]): Merged {
  const readSource = (segments: readonly Segment[]) =>
    JSON.stringify(segments.map(({ sources, words, basis }) => [sources, words, basis]));
  const isSource = (segments: readonly Segment[]) => JSON.stringify(segments.flatMap(({ sources }) => sources));
  const onlyMineIsCut = readSource(theirs) === readSource(base) && isSource(theirs) === isSource(mine);
  return onlyMineIsCut ? carry(base, theirs, mine, false) : carry(base, mine, theirs, true);
}
