import { decodeSigns, escapeText } from '../chapters/chapterText.ts';
import type { Place } from './find.ts';

/** A place in the text of one paragraph, as `splitParagraphs` counts them from 0. */
export interface ParagraphPlace extends Place {
  paragraph: number;
}

const piece = /<[^<>]*>|&[^;<&\s]{1,8};|&|[^<&]+/g;
const emptyMark = /<(em|strong)><\/\1>/g;

/**
 * A chapter's content with a text in place of these places, which are in their order. The new text has the marks of
 * the place's first letter; all other marks stay, but for those that would hold nothing.
 */
export function replaceIn(content: string, places: readonly ParagraphPlace[], by: string): string {
  const put = escapeText(by);
  const remaining = [...places];
  let paragraph = 0;
  let offset = 0;
  let output = '';
  for (const [raw] of content.matchAll(piece)) {
    if (raw.startsWith('<')) {
      output += raw;
      if (raw === '<br>') offset += 1;
      if (raw === '</p>') {
        paragraph += 1;
        offset = 0;
      }
      continue;
    }
    const text = decodeSigns(raw);
    const end = offset + text.length;
    let done = offset;
    while (remaining[0]?.paragraph === paragraph && remaining[0].start < end) {
      const [place] = remaining;
      output += escapeText(text.slice(done - offset, Math.max(place.start, done) - offset));
      if (place.start >= offset) output += put;
      done = Math.min(place.end, end);
      if (place.end > end) break;
      remaining.shift();
    }
    output += done === offset ? raw : escapeText(text.slice(done - offset));
    offset = end;
  }
  for (let before = ''; before !== output; output = output.replaceAll(emptyMark, '')) before = output;
  return output;
}
