import type { Paragraph } from '#domain/books/paragraphs.ts';
import { getText, isBlank, mapById, sumSourceWords, type Segment, type Texts } from './segments.ts';

/**
 * The segments beside a source that has changed from `before` to `after`: paragraphs keep their ids and their order, some
 * are gone, some are new. What was translated stays, and where its source says something else now, `basis` is what it said.
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
  return [...newSegments, ...waiting.map(empty)];
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
  const { basis, answered, ...rest } = segment;
  const basisText = basis ?? getText(segment.sources, old);
  const isStale = !isBlank(segment.target) && sources.length > 0 && basisText !== getText(sources, now);
  return [
    ...added,
    {
      ...rest,
      sources,
      words: sumSourceWords(sources, now),
      done: segment.done && sources.length > 0 && !isStale,
      ...(isStale && { basis: basisText }),
      // What was right beside the old source is asked anew beside the new one.
      ...(answered && !isStale && { answered }),
    },
  ];
}
