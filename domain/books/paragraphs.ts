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

/** The paragraphs of a new source chapter. */
export const numbered = (texts: readonly string[], from = 1): Paragraph[] =>
  texts.map((text, at) => ({ id: from + at, text, words: countWords(text) }));

/** Words of all of them. */
export const wordsOf = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((sum, { words }) => sum + words, 0);
