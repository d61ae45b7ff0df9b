import type { Paragraph } from '#domain/books/paragraphs.ts';
import type { listBookTerms } from '#domain/dictionary/bookTerms.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { checkSegment, isError, type Finding } from '#domain/translation/checks.ts';
import { getSource, type Segment } from '#domain/translation/segments.ts';

export type BookTerm = AnswerOf<typeof listBookTerms>['items'][number];

interface Of {
  paragraphs: readonly Paragraph[];
  language: StoryLanguage;
  terms: readonly BookTerm[];
  /** Names of it that are others elsewhere in the chapter. */
  names?: readonly Finding[];
}

/** What is wrong with a segment, and what may be. */
export function listFindings(segment: Segment, { paragraphs, language, terms, names = [] }: Of) {
  if (segment.sources.length === 0) return { errors: [], warnings: [] };
  const source = getSource(segment, paragraphs);
  const approved = terms.filter(({ state }) => state === 'approved');
  const all = checkSegment({ source, target: segment.target, into: language }, approved);
  return { errors: all.filter(isError), warnings: [...all.filter((finding) => !isError(finding)), ...names] };
}
