import DOMPurify from 'dompurify';
import { contentTags, splitParagraphs } from '#domain/chapters/chapterText.ts';
import { diffWords, type Part } from '../diff/wordDiff.ts';

/** A paragraph as it is drawn: its HTML, or what of it is the same, old and new. */
export type Paragraph = { html: string } | { parts: Part[] };

/** The paragraphs of a content, each as clean HTML. */
export function toHtmlParagraphs(content: string): Paragraph[] {
  // The server keeps nothing else; a fault there must not run here.
  const clean = DOMPurify.sanitize(content, { ALLOWED_TAGS: [...contentTags], ALLOWED_ATTR: [] });
  const body = new DOMParser().parseFromString(clean, 'text/html').body;
  return [...body.children].map(({ innerHTML }) => ({ html: innerHTML }));
}

/** What differs between two contents, by the paragraphs of the later one; what is gone stands where it stood. */
export function diffParagraphs(before: string, after: string, language: string): Paragraph[] {
  // A line break within a paragraph is no new one.
  const lines = (content: string) => splitParagraphs(content).map((text) => text.replaceAll('\n', '\u2028'));
  const paragraphs: Part[][] = [[]];
  for (const { kind, text } of diffWords(lines(before).join('\n'), lines(after).join('\n'), language)) {
    const pieces = kind === 'old' ? [text] : text.split('\n');
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) paragraphs.push([]);
      const text = piece.replaceAll('\u2028', '\n');
      if (text !== '') paragraphs.at(-1)!.push({ kind, text });
    }
  }
  return paragraphs.map((parts) => ({ parts }));
}
