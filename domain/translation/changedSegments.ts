import { paragraphBreak, type Segment } from './segments.ts';

/** What stood at a segment in an earlier text: all that was said there of its source paragraphs. */
export const getTargetBefore = ({ sources }: Segment, before: readonly Segment[]): string =>
  before
    .filter((earlier) => earlier.sources.some((id) => sources.includes(id)))
    .map(({ target }) => target)
    .filter((target) => target.trim() !== '')
    .join(paragraphBreak);

/** Segments, counted from 0, that say something else than in an earlier text. */
export const findChangedSegments = (segments: readonly Segment[], before: readonly Segment[]): number[] =>
  segments.flatMap((segment, at) => (getTargetBefore(segment, before) === segment.target ? [] : [at]));
