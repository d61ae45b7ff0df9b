import type { Paragraph } from '#domain/books/paragraphs.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { findTerms, type Term } from './checks.ts';
import { getSource, type Segment } from './segments.ts';
import { listSourceForms } from './sourceForms.ts';
import { createFormFinder, toSpan, type FoundForm } from './termForms.ts';

/** Places that one replacement changes at most: all of them in one transaction. */
export const maxPlaces = 3000;
/** Forms of a translation that are told apart at most. */
export const maxForms = 200;

/** Where a translated chapter says a former translation of a term; no segment: in its title. */
export interface TermPlace {
  segment: number | null;
  source: string;
  target: string;
  found: FoundForm[];
}

interface Chapter {
  title: string | null;
  translated_title: string | null;
  paragraphs: readonly Paragraph[];
  segments: readonly Segment[];
}

interface Change<T extends Term> {
  /** The entry, with its present translation. */
  term: T;
  /** All of the dictionary: a longer term, and its translation, are not the shorter one within. */
  terms: readonly T[];
  from: string;
  language: StoryLanguage;
}

const saysMore = (translation: string, from: string) =>
  translation.length > from.length && translation.toLowerCase().includes(from.toLowerCase());

/** Finds in chapters the places whose source has a term and whose target still says its former translation. */
export function createPlaceFinder<T extends Term>({ term, terms, from, language }: Change<T>) {
  const forms = listSourceForms(term);
  const find = createFormFinder(from, language);
  const longer = terms
    .filter((other) => saysMore(other.translation, from))
    .map((other) => ({ other, find: createFormFinder(other.translation, language) }));

  const placeIn = (segment: number | null, source: string, target: string): TermPlace[] => {
    if (!forms.some((form) => source.includes(form)) || find(target).length === 0) return [];
    const sourceTerms = findTerms(source, terms);
    if (!sourceTerms.includes(term)) return [];
    const excludedSpans = longer
      .filter(({ other }) => other === term || sourceTerms.includes(other))
      .flatMap((one) => one.find(target).map(toSpan));
    const places = find(target, excludedSpans);
    return places.length > 0 ? [{ segment, source, target, found: places }] : [];
  };

  return ({ title, translated_title, paragraphs, segments }: Chapter): TermPlace[] => [
    ...placeIn(null, title ?? '', translated_title ?? ''),
    ...segments.flatMap((segment, at) => {
      if (segment.sources.length === 0 || segment.target === '') return [];
      // A text that was made from another source says what that one said.
      const source = [getSource(segment, paragraphs), segment.basis ?? ''].join('\n').trim();
      return placeIn(at, source, segment.target);
    }),
  ];
}
