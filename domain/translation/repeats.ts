import type { Paragraph } from '#domain/books/paragraphs.ts';
import { canBeDone, listSegmentSources, type Segment } from './segments.ts';

/** A text by which sources are the same, however their spaces and widths are written. */
const getKey = (source: string) => source.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();

/** Segments that have the source of one, and no translation yet; counted from 0. */
export function findRepeats(segments: readonly Segment[], at: number, paragraphs: readonly Paragraph[]): number[] {
  const sources = listSegmentSources(segments, paragraphs).map(getKey);
  const source = sources[at];
  if (!source || !canBeDone(segments[at]!)) return [];
  return segments.flatMap(({ target }, place) =>
    place !== at && sources[place] === source && target.trim() === '' ? [place] : [],
  );
}

/** Gives segments the translation of one, as it is marked and with the warnings that were answered. */
export function fillRepeats(segments: readonly Segment[], at: number, places: readonly number[]): Segment[] {
  const { target, done, answered } = segments[at]!;
  return segments.map((segment, place) =>
    places.includes(place) ? { ...segment, target, done, ...(answered && { answered }) } : segment,
  );
}

/** Takes a translation away where it was filled in, is still the same, and the segment is where it was. */
export function emptyRepeats(segments: readonly Segment[], filled: readonly Segment[]): Segment[] {
  const keys = new Map(filled.map((segment) => [segment.sources.join(' '), segment.target]));
  return segments.map((segment) => {
    if (segment.target === '' || keys.get(segment.sources.join(' ')) !== segment.target) return segment;
    const { answered: _, ...rest } = segment;
    return { ...rest, target: '', done: false };
  });
}
