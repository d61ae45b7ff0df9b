import type { Segment } from '#domain/translation/segments.ts';
import type { ReviewDraft } from '../../../ui/reading/useReviewDrafts.ts';

/**
 * The source paragraph that a note of a segment is kept at, so that it stays there when the source changes meanwhile;
 * undefined where the source has lost all of its paragraphs.
 */
export const getNotePlace = ({ sources }: Segment, { notes }: ReviewDraft): number | undefined =>
  sources.find((id) => notes.has(id)) ?? sources[0];
