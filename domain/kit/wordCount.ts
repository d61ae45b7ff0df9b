/**
 * Scripts without spaces whose words a dictionary finds, and the prolonged sound mark that kana share. Only those in
 * which the dictionaries of the server's and of the browser's ICU agree: Lao and Khmer count by their spaces.
 */
const unspaced = String.raw`\p{Script=Thai}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーｰ`;
const hasUnspaced = new RegExp(`[${unspaced}]`, 'u');
const notUnspaced = new RegExp(String.raw`[^${unspaced}\p{M}]+`, 'gu');
const allUnspaced = new RegExp(String.raw`[${unspaced}]\p{M}*`, 'gu');
// Made when a text needs them: a slow browser takes over 0.1 s for the dictionary.
let dictionary: Intl.Segmenter | undefined;
let sentences: Intl.Segmenter | undefined;

/** Letters, digits and their marks; an underscore and nothing else that stands alone. */
const run = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*`;
/**
 * What stands within a word, without a space: an apostrophe; the full stop of 'gmail.com' and 'U.S.A', not of
 * 'end.Next'; the commas of a number; the quotation mark of a Hebrew abbreviation.
 */
const joint = String.raw`['’׳·]|\.(?!\p{Lu}\p{Ll})|(?<=\p{N})[,٫٬](?=\p{N})|(?<=\p{Script=Hebrew})["״](?=\p{Script=Hebrew})`;
const spaced = new RegExp(String.raw`${run}(?:(?:${joint})${run})*`, 'gu');

/** Soft hyphens, joiners and marks of direction; a zero-width space parts words. */
const unseen = /[\u00ad\u200c-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function countUnspaced(text: string): number {
  dictionary ??= new Intl.Segmenter('th', { granularity: 'word' });
  let words = 0;
  for (const part of dictionary.segment(text.replace(notUnspaced, ' '))) if (part.isWordLike) words += 1;
  return words;
}

/**
 * Words in a text, by the rules of each script in it (decisions.md, 'Stories and chapters'). The same number on the
 * server and in every browser: what ICU's versions disagree on is decided here.
 */
export function countWords(text: string): number {
  // ICU's dictionaries part decomposed kana elsewhere.
  const visibleText = text.normalize('NFC').replace(unseen, '');
  const mixed = hasUnspaced.test(visibleText);
  const rest = mixed ? visibleText.replace(allUnspaced, ' ') : visibleText;
  return (mixed ? countUnspaced(visibleText) : 0) + (rest.match(spaced)?.length ?? 0);
}

/** Sentences in a text; a line that ends without a full stop is one too. */
export function countSentences(text: string): number {
  sentences ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  let count = 0;
  for (const { segment } of sentences.segment(text)) if (/[\p{L}\p{N}]/u.test(segment)) count += 1;
  return count;
}
