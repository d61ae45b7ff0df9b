import type { InterfaceLanguage } from '#domain/languages.ts';

/** A name without an entry: how often it stands in the chapters, where first, and the sentence that it is in. */
export interface TermCandidate {
  term: string;
  count: number;
  first_chapter: number;
  context: string;
}

/** Letters on either side of a term, where its sentence is longer. */
const beside = 60;
const unspaced: ReadonlySet<InterfaceLanguage> = new Set(['zh-CN', 'th']);
const isLetter = /[\p{L}\p{M}\p{N}]/u;

/** Is a place of a term one of whole words? A Korean particle follows a word without a space. */
function isWhole(text: string, at: number, end: number, language: InterfaceLanguage): boolean {
  if (unspaced.has(language)) return true;
  return !isLetter.test(text[at - 1] ?? '') && (language === 'ko' || !isLetter.test(text[end] ?? ''));
}

/** The sentence, or as much of it as is shown, in which a term stands. */
function findSentence(text: string, at: number, end: number): string {
  const before = text.slice(Math.max(0, at - beside), at);
  const after = text.slice(end, end + beside);
  const begin = /(?:.*[。！？!?\n]|.*\.(?=\s))[”’」』"]*/su.exec(before)?.[0].length ?? 0;
  const stop = /[。！？!?\n]|\.(?=\s|$)/u.exec(after);
  const excerpt = before.slice(begin) + text.slice(at, end) + after.slice(0, stop ? stop.index + 1 : beside);
  const [isCutBefore, isCutAfter] = [begin === 0 && at > beside, !stop && end + beside < text.length];
  return `${isCutBefore ? '…' : ''}${excerpt.toWellFormed().trim()}${isCutAfter ? '…' : ''}`;
}

/** Counts terms in chapters, with where each stands first. */
export function countPlaces(
  terms: readonly string[],
  chapters: readonly { number: number; text: string }[],
  language: InterfaceLanguage,
): TermCandidate[] {
  return terms.flatMap((term) => {
    let [count, first_chapter, context] = [0, 0, ''];
    for (const { number, text } of chapters) {
      for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
        const end = at + term.length;
        if (!isWhole(text, at, end, language)) continue;
        if (count === 0) [first_chapter, context] = [number, findSentence(text, at, end)];
        count += 1;
      }
    }
    return count > 0 ? [{ term, count, first_chapter, context }] : [];
  });
}
