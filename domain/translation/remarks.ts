import type { Segment } from './segments.ts';

/**
 * What a reviewer says of a segment. It is known by its source paragraphs, whose ids stay: so the remark stays at what it
 * is about, whatever is joined, split or changed in the source.
 */
export interface Remark {
  sources: number[];
  text: string;
}

type Placed = Pick<Segment, 'sources'>;

/** Where a segment that was known by these source paragraphs stands now, counted from 0; -1: the source has lost them. */
export const findPlace = (segments: readonly Placed[], sources: readonly number[]): number =>
  segments.findIndex((segment) => segment.sources.some((id) => sources.includes(id)));

/** What is said at each segment, by its place; at -1 what is said of paragraphs that the source has lost. */
export const groupByPlace = <T extends { sources: readonly number[] }>(
  segments: readonly Placed[],
  all: readonly T[],
): Map<number, T[]> => Map.groupBy(all, ({ sources }) => findPlace(segments, sources));
