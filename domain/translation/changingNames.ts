import type { Paragraph } from '#domain/books/paragraphs.ts';
import { fold } from '#domain/kit/fold.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { saysTerm, termsIn, type Finding, type Term } from './checks.ts';
import { sourcesOf, type Segment } from './segments.ts';

/** Languages that write names, and little else, with a capital letter. */
const withCapitals: ReadonlySet<StoryLanguage> = new Set(['en', 'es', 'id', 'pt', 'fr', 'ru']);
/** Words with a capital letter, one after another, that no sentence, speech or line begins with. */
const names = /(?<=[\p{Ll}\p{N},;:)]\s)\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)*/gu;

const namesIn = (text: string) => [...text.matchAll(names)].map(([name]) => name.replace(/[’']s$/u, ''));
const keyOf = (name: string) => fold(name).slice(0, Math.max(3, fold(name).length - 2));

interface Read {
  at: number;
  found: readonly Term[];
  target: string;
  names: readonly string[];
}

/** The name that a segment has in the place of a term: none of its other terms, and none that is said without the term. */
function otherName(term: Term, read: Read, elsewhere: ReadonlySet<string>): string | undefined {
  const others = read.found.filter((one) => one !== term);
  return read.names.find(
    (name) =>
      !elsewhere.has(keyOf(name)) &&
      !saysTerm(name, term.translation) &&
      !others.some((one) => saysTerm(name, one.translation) || saysTerm(one.translation, name)),
  );
}

/**
 * Names that change within a chapter: a term that is called by its translation, or by one name, in a segment, and by
 * another name in a later one. Answers the findings by segment, counted from 0; none where names have no capitals.
 */
export function changingNames(
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
  const sources = sourcesOf(
    written.map(({ segment }) => segment),
    paragraphs,
  );
  const read = written.map(({ segment: { target }, at }, nth): Read => ({
    at,
    target,
    found: termsIn(sources[nth]!, terms),
    names: namesIn(target),
  }));
  for (const term of new Set(read.flatMap(({ found }) => found))) {
    const [having, lacking] = [true, false].map((has) => read.filter(({ found }) => found.includes(term) === has));
    const elsewhere = new Set(lacking!.flatMap((one) => one.names.map(keyOf)));
    const called = having!.map((one) => ({
      at: one.at,
      name: saysTerm(one.target, term.translation) ? term.translation : otherName(term, one, elsewhere),
    }));
    const usual = called.find(({ name }) => name === term.translation)?.name ?? called.find(({ name }) => name)?.name;
    for (const { at, name } of called) {
      if (usual === undefined || name === undefined || keyOf(name) === keyOf(usual)) continue;
      findings.set(at, [...(findings.get(at) ?? []), { check: 'names', what: `${name} / ${usual}` }]);
    }
  }
  return findings;
}
