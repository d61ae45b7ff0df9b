import { mergeSegments, type Merged } from '#domain/translation/mergeSegments.ts';
import { findOwnBase, isSameSegments } from '#domain/translation/ownSegments.ts';
import type { Segment } from '#domain/translation/segments.ts';
import type { DeskText } from './deskStore.ts';

/** What a window has sent and had no answer to: any of it may be on the server. */
export interface Sent {
  titles: readonly (string | null)[];
  segments: readonly Segment[];
}
export const nothingSent: Sent = { titles: [], segments: [] };

/** With a text that is sent over `base`. */
export function addSent({ titles, segments }: Sent, base: DeskText, text: DeskText): Sent {
  const known = new Set([...base.segments, ...segments]);
  return {
    titles: titles.includes(text.title) ? titles : [...titles, text.title],
    segments: [...segments, ...text.segments.filter((segment) => !known.has(segment))],
  };
}

export interface MergedText extends Merged {
  title: string | null;
  /** The other title, where both windows have written one. */
  otherTitle?: string;
  /** Has anything come in that this window has not written itself? */
  isForeign: boolean;
}

/** What was written in this window and elsewhere since both were `base`: the title with the segments. */
export function mergeTexts(base: DeskText, mine: DeskText, theirs: DeskText, sent: Sent): MergedText {
  const isOwnTitle = [...sent.titles, mine.title].includes(theirs.title);
  const from = isOwnTitle ? theirs.title : base.title;
  const segments = findOwnBase(base.segments, [...sent.segments, ...mine.segments], theirs.segments);
  return {
    ...mergeSegments(segments, mine.segments, theirs.segments),
    title: mine.title === from ? theirs.title : mine.title,
    ...(theirs.title !== null && theirs.title !== from && mine.title !== from && { otherTitle: theirs.title }),
    isForeign: theirs.title !== from || !isSameSegments(segments, theirs.segments),
  };
}

/** Does another text go under with it, so that it has to be kept? */
export const isOverOther = ({ clashes, left, otherTitle }: MergedText): boolean =>
  clashes.length > 0 || left.length > 0 || otherTitle !== undefined;
