const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(language: string): Intl.Segmenter {
  let found = segmenters.get(language);
  if (!found) segmenters.set(language, (found = new Intl.Segmenter(language, { granularity: 'word' })));
  return found;
}

/**
 * Words in a text, by the rules of its script: Thai and Chinese have no spaces to count (decisions.md,
 * 'Stories and chapters'). The same function counts on the server and in the browser.
 */
export function countWords(text: string, language = 'en'): number {
  let words = 0;
  for (const part of segmenter(language).segment(text)) if (part.isWordLike) words += 1;
  return words;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences in a text; a line that ends without a full stop is one too. */
export function countSentences(text: string): number {
  let found = 0;
  for (const { segment } of sentences.segment(text)) if (/[\p{L}\p{N}]/u.test(segment)) found += 1;
  return found;
}
