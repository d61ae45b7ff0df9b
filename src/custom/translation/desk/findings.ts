import type { Paragraph } from '#domain/books/paragraphs.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import type { Finding } from '#domain/translation/checks.ts';
import { getSource, type Segment } from '#domain/translation/segments.ts';
import { listFindings } from '#domain/translation/warnings.ts';
import { filterApproved, type BookTerm } from '../bookTerms.ts';

interface Of {
  paragraphs: readonly Paragraph[];
  language: StoryLanguage;
  terms: readonly BookTerm[];
  /** Names of it that are others elsewhere in the chapter. */
  names?: readonly Finding[] | undefined;
}

/** What is wrong with a segment at the desk, and what may be. */
export const listRowFindings = (segment: Segment, { paragraphs, language, terms, names }: Of) =>
  listFindings(segment, {
    source: getSource(segment, paragraphs),
    into: language,
    terms: filterApproved(terms),
    names,
  });
