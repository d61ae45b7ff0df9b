/** Characters of what is looked for, and of what is put in its place, at most. */
export const maxFind = 100;
export const maxReplacement = 200;
/** Matches that a search over a story shows at most. */
export const maxShown = 500;
/** Why a chapter stays as it is when a text is replaced in its story. */
export const skipReasons = ['changed', 'locked', 'too_long', 'gone'] as const;
export type SkipReason = (typeof skipReasons)[number];

export interface Query {
  find: string;
  match_case: boolean;
  whole_words: boolean;
}

/** A place in a text, from UTF-16 unit `start` to before `end`. */
export interface Place {
  start: number;
  end: number;
}

let latest: { text: string; language: string; ends: Set<number> } | undefined;

/** Where words and what lies between them end. The last text is remembered, since its matches are asked for in a row. */
function findWordEnds(text: string, language: string): Set<number> {
  if (latest?.text === text && latest.language === language) return latest.ends;
  const ends = new Set([text.length]);
  for (const { index } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) ends.add(index);
  latest = { text, language, ends };
  return ends;
}

/** Does a place begin and end with a word, by the rules of the language's script? */
export function isWhole(text: string, { start, end }: Place, language: string): boolean {
  const ends = findWordEnds(text, language);
  return ends.has(start) && ends.has(end);
}

/** Finds a query in a text: the places in their order, without overlap. */
export function createFinder({ find, match_case, whole_words }: Query, language: string): (text: string) => Place[] {
  const literal = find.normalize().replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const pattern = new RegExp(literal, match_case ? 'gu' : 'giu');
  return (text) => {
    const places = [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      start: index,
      end: index + match.length,
    }));
    return whole_words ? places.filter((place) => isWhole(text, place, language)) : places;
  };
}
