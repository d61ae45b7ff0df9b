import { fold } from '#domain/kit/fold.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { findCapitalNames } from './candidates/capitalNames.ts';
import { findChineseNames } from './candidates/chineseNames.ts';
import { findKoreanNames } from './candidates/koreanNames.ts';
import { removeParts } from './candidates/parts.ts';
import { countPlaces, type TermCandidate } from './candidates/places.ts';
import { findThaiNames } from './candidates/thaiNames.ts';
import { dictionaryEntry } from './dictionaryEntry.entity.ts';

/** Characters of a book that are read, candidates that are answered, and how often each stands at least. */
export const candidateLimits = { characters: 2_000_000, shown: 200, count: 5 } as const;

export interface SourceChapter {
  number: number;
  paragraphs: readonly string[];
}

const finders: Partial<Record<InterfaceLanguage, typeof findCapitalNames>> = {
  'zh-CN': findChineseNames,
  ko: findKoreanNames,
  th: findThaiNames,
};

/**
 * Names that stand often in chapters and are none of the known terms, the most frequent first: what is counted is a
 * guess, for somebody to choose from.
 */
export function findTermCandidates(
  chapters: readonly SourceChapter[],
  language: InterfaceLanguage,
  knownTerms: readonly string[],
): TermCandidate[] {
  const plain = chapters.map(({ number, paragraphs }) => ({
    number,
    text: paragraphs.join('\n').replaceAll('*', ''),
  }));
  const find = finders[language] ?? findCapitalNames;
  const names = find(plain.map(({ text }) => text).join('\n'), candidateLimits.count);
  const isKnown = new Set(knownTerms.map(fold));
  const terms = [...removeParts(names, knownTerms, candidateLimits.count)]
    .filter(([term]) => !isKnown.has(fold(term)) && term.length <= dictionaryEntry.fields.term.max!)
    .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, candidateLimits.shown)
    .map(([term]) => term);
  return countPlaces(terms, plain, language).toSorted((one, other) => other.count - one.count);
}
