import * as t from '#domain/kit/types.ts';
import { maxChapters } from './chapterLimits.ts';
import type { NumberPlace } from './chapterNumber.ts';

const confirmation = t.object({ id: t.id().required(), revision: t.integer().min(1).required() });

/** Flagged chapters that their author submits all the same, each in the state that was flagged. */
export const confirmationRule = () => t.array(confirmation.required()).max(maxChapters);
export type Confirmed = t.InferType<typeof confirmation>;

/** A chapter that keeps others from being submitted with it: by its number, or by what is flagged in it. */
export interface RefusedChapter extends Confirmed {
  number: number;
  title: string | null;
  /** Where it has its number. */
  places: NumberPlace[];
  /** Restricted words and contact data in it, and the first of them. */
  flags: number;
  found: string[];
}

/** Why chapters are refused, by the key of the refusal; `details.chapters` are they. */
export const submissionRefusals = {
  numbered: 'chapters.shared.errors.numbered',
  flagged: 'chapters.shared.errors.flagged',
} as const;
export type SubmissionRefusal = keyof typeof submissionRefusals;

/** Flagged places of a chapter that its author is shown before it is submitted. */
export const maxFoundWords = 3;
