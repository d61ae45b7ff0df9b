import { canBeDone, type Segment } from './segments.ts';

/** A segment that was written in two windows: what stands there now, and what the other window says. */
export interface Clash {
  /** The source paragraphs that the segment is known by. */
  sources: number[];
  other: string;
}

export interface Merged {
  segments: Segment[];
  clashes: Clash[];
  /** Texts whose segment is no more: to be copied from. */
  left: string[];
}

const getKey = ({ sources }: Segment) => sources.join(' ');
const mapByKey = (segments: readonly Segment[]) => new Map(segments.map((segment) => [getKey(segment), segment]));
const getAnswers = ({ answered = [] }: Segment) => answered.join('\n');
const isSame = (one: Segment | undefined, other: Segment) =>
  one?.target === other.target && one.done === other.done && getAnswers(one) === getAnswers(other);

/** `onto` with what was written in `edits` since `base`; where both were written, `onto` stays unless `over`. */
function carry(base: readonly Segment[], edits: readonly Segment[], onto: readonly Segment[], over: boolean): Merged {
  const before = mapByKey(base);
  const places = new Map(onto.map((segment, at) => [getKey(segment), at]));
  const segments = [...onto];
  const clashes: Clash[] = [];
  const left: string[] = [];
  for (const edit of edits) {
    const key = getKey(edit);
    const from = before.get(key);
    if (isSame(from, edit)) continue;
    const at = key === '' ? undefined : places.get(key);
    if (at === undefined) {
      if (edit.target.trim() !== '' && edit.target !== from?.target) left.push(edit.target);
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
  return { segments, clashes, left };
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
