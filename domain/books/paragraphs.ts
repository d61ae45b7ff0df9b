import { decodeSigns } from '#domain/chapters/chapterText.ts';
import { countWords } from '#domain/kit/wordCount.ts';

/**
 * A paragraph of a source chapter as plain text: `*` and `**` around what is emphasised and strong, a line break within.
 * Its `id` stays its own when the text around it, or its own text, changes.
 */
export interface Paragraph {
  id: number;
  text: string;
  words: number;
}

/** The paragraphs of a new source chapter; `words` are those of each, where they were counted already. */
export const numberParagraphs = (
  texts: readonly string[],
  words: readonly number[] = texts.map(countWords),
): Paragraph[] => texts.map((text, at) => ({ id: 1 + at, text, words: words[at]! }));

/** Words of all of them. */
export const sumWords = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((sum, { words }) => sum + words, 0);

/** Marks stand at words: white space at the ends of what is emphasised goes outside. What has stars of its own gets none. */
function markText(text: string, mark: string): string {
  const inner = text.trim();
  return mark === '' || inner === '' || inner.includes('*')
    ? text
    : text.replace(inner, () => `${mark}${inner}${mark}`);
}

/** The paragraphs of a chapter's content as those of a source chapter: `*` and `**` for its emphasis; empty ones left out. */
export function extractParagraphs(content: string): string[] {
  const paragraphs: string[] = [''];
  let [strong, em] = [false, false];
  const getMark = () => (strong ? '**' : '') + (em ? '*' : '');
  let run = { text: '', mark: '' };
  const endRun = () => {
    paragraphs[paragraphs.length - 1] += markText(run.text, run.mark);
    run = { text: '', mark: getMark() };
  };
  for (const [token, end, tag] of content.matchAll(/<(\/?)(p|em|strong|br)>|[^<]+|</g)) {
    if (tag === 'em') em = !end;
    else if (tag === 'strong') strong = !end;
    else if (tag === 'p') {
      endRun();
      if (end) paragraphs.push('');
    } else {
      // What goes on in the same look is one run, however many tags it is in.
      if (run.mark !== getMark()) endRun();
      run.text += tag === 'br' ? '\n' : decodeSigns(token);
    }
  }
  endRun();
  return paragraphs.map((text) => text.trim()).filter((text) => text !== '');
}
