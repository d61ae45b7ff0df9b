import { mergeSegments, type Merged } from '#domain/translation/mergeSegments.ts';
import type { DeskText } from './deskStore.ts';

export interface MergedText extends Merged {
  title: string | null;
  /** The other title, where both windows have written one. */
  otherTitle?: string;
}

/** What was written in this window and elsewhere since both were `base`: the title with the segments. */
export function mergeTexts(base: DeskText, mine: DeskText, theirs: DeskText): MergedText {
  const title = mine.title === base.title ? theirs.title : mine.title;
  const other = theirs.title === base.title || theirs.title === title ? null : theirs.title;
  return {
    ...mergeSegments(base.segments, mine.segments, theirs.segments),
    title,
    ...(other !== null && { otherTitle: other }),
  };
}

/** Does another text go under with it, so that it has to be kept? */
export const isOverOther = ({ clashes, left, otherTitle }: MergedText): boolean =>
  clashes.length > 0 || left.length > 0 || otherTitle !== undefined;
