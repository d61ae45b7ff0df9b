import type { Paragraph } from '#domain/books/paragraphs.ts';
import { getText, isBlank, mapById, sumSourceWords, type Segment, type Texts } from './segments.ts';

/**
 * The segments beside a source that has changed from `before` to `after`: paragraphs keep their ids and their order, some
 * are gone, some are new. What was translated stays, and where its source says something else now, `basis` is what it said.
 * Where the source says again what a target was made from, the segment is what it was then.
 */
export function followSource(
  segments: readonly Segment[],
  before: readonly Paragraph[],
  after: readonly Paragraph[],
): Segment[] {
  const [old, now] = [mapById(before), mapById(after)];
  /** The new paragraphs that stand before each that was there. */
  const fresh = new Map<number, number[]>();
  let waiting: number[] = [];
  for (const { id } of after) {
    if (!old.has(id)) waiting.push(id);
    else {
      fresh.set(id, waiting);
      waiting = [];
    }
  }
  const empty = (id: number): Segment => ({ sources: [id], words: now.get(id)!.words, target: '', done: false });
  const newSegments = segments.flatMap((segment) => followChange(segment, { old, now, fresh, empty }));
  return restoreFormer([...newSegments, ...waiting.map(empty)], now);
}

interface Change {
  old: Texts;
  now: Texts;
  fresh: ReadonlyMap<number, number[]>;
  empty: (id: number) => Segment;
}

function followChange(segment: Segment, { old, now, fresh, empty }: Change): Segment[] {
  const remainingIds = segment.sources.filter((id) => now.has(id));
  // What is new between two of its paragraphs is its own; what stands before the first is a segment apart.
  const sources = remainingIds.flatMap((id, at) => (at === 0 ? [id] : [...fresh.get(id)!, id]));
  const added = remainingIds.length > 0 ? fresh.get(remainingIds[0]!)!.map(empty) : [];
  if (remainingIds.length === 0 && isBlank(segment.target)) return added;
  const { basis, answered, former, ...rest } = segment;
  const basisText = basis ?? getText(segment.sources, old);
  const isTranslated = !isBlank(segment.target);
  const isStale = isTranslated && sources.length > 0 && basisText !== getText(sources, now);
  const isUnchanged = basis === undefined && segment.sources.length > 0;
  const before = isUnchanged
    ? { sources: segment.sources, text: basisText, done: segment.done, ...(answered && { answered }) }
    : former;
  // What it was made from is there again.
  const isAsBefore = basis !== undefined && former !== undefined && !isStale;
  const isDone = isAsBefore ? former.done : segment.done;
  const answers = isAsBefore ? former.answered : answered;
  return [
    ...added,
    {
      ...rest,
      sources,
      words: sumSourceWords(sources, now),
      done: isDone && sources.length > 0 && !isStale,
      ...(isStale && { basis: basisText }),
      // What was right beside the old source is asked anew beside the new one.
      ...(answers && !isStale && { answered: answers }),
      ...(before && isTranslated && (isStale || sources.length === 0) && { former: before }),
    },
  ];
}

/**
 * Makes segments again what they were, where the paragraphs that they were made from stand together again; stale where one
 * of these says something else.
 */
function restoreFormer(segments: readonly Segment[], now: Texts): Segment[] {
  let restored = [...segments];
  for (const segment of segments) {
    const { former } = segment;
    if (!former || former.sources.some((id) => !now.has(id))) continue;
    const others = restored.filter((one) => one !== segment || one.sources.length > 0);
    const at = others.findIndex(({ sources }) => sources[0] === former.sources[0]);
    if (at === -1) continue;
    let [end, count] = [at, 0];
    while (end < others.length && count < former.sources.length) count += others[end++]!.sources.length;
    const run = others.slice(at, end);
    const isWhole = String(run.flatMap(({ sources }) => sources)) === String(former.sources);
    const isApart = segment.sources.length > 0 && !run.includes(segment);
    if (!isWhole || isApart || run.some((one) => one !== segment && !isBlank(one.target))) continue;
    const { basis: _, former: _former, ...rest } = segment;
    const { sources, done, answered } = former;
    const whole = { ...rest, sources, words: sumSourceWords(sources, now) };
    const isAsBefore = getText(sources, now) === former.text;
    const state = isAsBefore ? { done, ...(answered && { answered }) } : { done: false, basis: former.text, former };
    restored = others.toSpliced(at, run.length, { ...whole, ...state });
  }
  return restored;
}

const getKey = ({ sources, target, basis }: Segment) => JSON.stringify([sources, target, basis]);

/** How many segments a change of the source has opened: they were done before, or are new. */
export function countOpened(before: readonly Segment[], after: readonly Segment[]): number {
  const listOpen = (segments: readonly Segment[]) =>
    segments.filter(({ done }) => !done).map(({ sources, target }) => JSON.stringify([sources, target]));
  const open = new Set(listOpen(before));
  return listOpen(after).filter((key) => !open.has(key)).length;
}

/** Segments as they are to be saved: each has the former state that `before` has of it, if nobody has written in it since. */
export function keepFormer(segments: readonly Segment[], before: readonly Segment[]): Segment[] {
  const formers = new Map(before.map((segment) => [getKey(segment), segment.former]));
  return segments.map(({ former: _, ...segment }) => {
    const former = formers.get(getKey(segment));
    return former ? { ...segment, former } : segment;
  });
}
