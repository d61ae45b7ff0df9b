import type { Paragraph } from '#domain/books/paragraphs.ts';
import { fold } from '#domain/kit/fold.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { findTerms, type Finding, type Term } from './checks.ts';
import { saysTerm } from './saysTerm.ts';
import { listSegmentSources, type Segment } from './segments.ts';

/** Languages that write names, and little else, with a capital letter. */
const withCapitals: ReadonlySet<StoryLanguage> = new Set(['en', 'es', 'id', 'pt', 'fr', 'ru']);
/** Words with a capital letter, one after another, that no sentence, speech or line begins with; ‘I’d’ is none. */
const names = /(?<=[\p{Ll}\p{N},;)]\s)\p{Lu}\p{L}[\p{L}’'-]*(?:\s\p{Lu}\p{L}[\p{L}’'-]*)*/gu;

const findNames = (text: string) => [...text.matchAll(names)].map(([name]) => name.replace(/[’']s$/u, ''));
const getKey = (name: string) => fold(name).slice(0, Math.max(3, fold(name).length - 2));
const partsOf = (name: string) => [name, ...name.split(/\s/u)];
/** Is one name the other, or a part of it, whatever has its capital? */
function isSame(one: string, other: string): boolean {
  const [name, otherName] = [one.toLowerCase(), other.toLowerCase()];
  return saysTerm(name, otherName) || saysTerm(otherName, name);
}

interface Read {
  at: number;
  sourceTerms: readonly Term[];
  source: string;
  target: string;
  names: readonly string[];
}

/**
 * The name that a segment has in the place of a term: none that its source has too, none of its other terms, no part of
 * another one of the chapter, and none that is said without the term.
 */
function findOtherName(
  term: Term,
  read: Read,
  terms: readonly Term[],
  elsewhere: ReadonlySet<string>,
): string | undefined {
  const others = terms.filter((one) => one !== term);
  const isOther = (name: string, one: Term) =>
    saysTerm(name, one.translation) ? read.sourceTerms.includes(one) : saysTerm(one.translation, name);
  return read.names.find(
    (name) =>
      !elsewhere.has(getKey(name)) &&
      !saysTerm(read.source, name) &&
      !saysTerm(name, term.translation) &&
      !others.some((one) => isOther(name, one)),
  );
}

/**
 * Names that change within a chapter: a term that is called by its translation, or by one name, in a segment, and by
 * another name in a later one. Answers the findings by segment, counted from 0; none where names have no capitals.
 */
export function findChangingNames(
  segments: readonly Segment[],
  paragraphs: readonly Paragraph[],
  into: StoryLanguage,
  terms: readonly Term[],
): Map<number, Finding[]> {
  const findings = new Map<number, Finding[]>();
  if (!withCapitals.has(into) || terms.length === 0) return findings;
  const written = segments
    .map((segment, at) => ({ segment, at }))
    .filter(({ segment }) => segment.target.trim() !== '' && segment.sources.length > 0);
  const sources = listSegmentSources(
    written.map(({ segment }) => segment),
    paragraphs,
  );
  const read = written.map(({ segment: { target }, at }, nth): Read => ({
    at,
    source: sources[nth]!,
    target,
    sourceTerms: findTerms(sources[nth]!, terms),
    names: findNames(target),
  }));
  const foundTerms = [...new Set(read.flatMap(({ sourceTerms }) => sourceTerms))];
  for (const term of foundTerms) {
    if (!/\p{Lu}/u.test(term.translation)) continue;
    const [having, lacking] = [true, false].map((has) =>
      read.filter(({ sourceTerms }) => sourceTerms.includes(term) === has),
    );
    const elsewhere = new Set(lacking!.flatMap((one) => one.names.flatMap(partsOf).map(getKey)));
    const called = having!.map((one) => ({
      at: one.at,
      name: saysTerm(one.target, term.translation) ? term.translation : findOtherName(term, one, foundTerms, elsewhere),
    }));
    const usual = called.find(({ name }) => name === term.translation)?.name ?? called.find(({ name }) => name)?.name;
    for (const { at, name } of called) {
      if (usual === undefined || name === undefined || isSame(name, usual)) continue;
      findings.set(at, [...(findings.get(at) ?? []), { check: 'names', what: `${name} / ${usual}` }]);
    }
  }
  return findings;
}
