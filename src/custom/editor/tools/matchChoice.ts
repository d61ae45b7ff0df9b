import type { findInStory } from '#domain/editor/replace.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';

/** The chapters of a story that have a text, each with its matches. */
export type SearchResults = AnswerOf<typeof findInStory>;
export type FoundChapter = SearchResults['chapters'][number];

/** Of each chapter the matches that are chosen; null for all, shown or not. */
export type Chosen = ReadonlyMap<number, ReadonlySet<number> | null>;

export const chooseAll = (chapters: readonly FoundChapter[]): Chosen =>
  new Map(chapters.filter(({ editable }) => editable).map(({ id }) => [id, null]));

export function chooseChapter(chosen: Chosen, id: number, on: boolean): Chosen {
  const next = new Map(chosen);
  if (on) next.set(id, null);
  else next.delete(id);
  return next;
}

export function chooseMatch(chosen: Chosen, chapter: FoundChapter, index: number, on: boolean): Chosen {
  const { id, count, matches } = chapter;
  const before = chosen.get(id);
  const indexes = new Set<number>(before === null ? matches.keys() : before);
  if (on) indexes.add(index);
  else indexes.delete(index);
  const next = new Map(chosen);
  if (indexes.size === count) next.set(id, null);
  else if (indexes.size > 0) next.set(id, indexes);
  else next.delete(id);
  return next;
}

/** How many matches are chosen in these chapters. */
export const countChosen = (chosen: Chosen, chapters: readonly FoundChapter[]): number =>
  chapters.reduce((sum, { id, count }) => sum + (chosen.has(id) ? (chosen.get(id)?.size ?? count) : 0), 0);

/** What is chosen, as `replaceInStory` takes it: without `matches`, all of a chapter. */
export const toReplaceChapters = (chosen: Chosen, chapters: readonly FoundChapter[]) =>
  chapters
    .filter(({ id }) => chosen.has(id))
    .map(({ id, revision }) => ({ id, revision, matches: toSorted(chosen.get(id)) }));

const toSorted = (matches: ReadonlySet<number> | null | undefined) =>
  matches ? [...matches].sort((a, b) => a - b) : undefined;
