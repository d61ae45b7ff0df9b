import { fold } from '../kit/fold.ts';

/** `front` is what stands before a story in its file: a title page, a table of contents. */
export const rowKinds = ['chapter', 'part', 'section', 'front'] as const;
export type RowKind = (typeof rowKinds)[number];

/** What a row of an import is to others: the number and title of its heading, and the part of the book it stands in. */
export interface NamedRow {
  kind: RowKind;
  number: number | null;
  /** Of a part its number; of a chapter that of the part which its own heading names. */
  part: number | null;
  title: string | null;
}

interface MatchedRow extends NamedRow {
  /** Stands for its text; '' where it has none. */
  digest: string;
}

/** A chapter of the story. `origin` is what it was called in the file that it came from, where it came from one. */
export interface MatchedChapter {
  id: number;
  number: number;
  title: string | null;
  digest: string | null;
  origin: { part: number | null; number: number } | null;
}

/** The part that each row stands in: its own, or the last that was named before it. */
export function resolveParts(rows: readonly NamedRow[]): (number | null)[] {
  let current: number | null = null;
  return rows.map(({ part }) => (current = part ?? current));
}

/**
 * The part that a row's number is counted in; null where numbers run through the book. They begin anew in a part whose first
 * chapter is 1 while another part came before, or that the story knows to have numbers of its own.
 */
export function resolveScopes(rows: readonly NamedRow[], existing: readonly MatchedChapter[] = []): (number | null)[] {
  const parts = resolveParts(rows);
  const existingParts = new Set(existing.flatMap(({ origin }) => origin?.part ?? []));
  const numbers = new Map<number | null, number[]>();
  rows.forEach(({ number }, at) => {
    if (number !== null) numbers.set(parts[at]!, [...(numbers.get(parts[at]!) ?? []), number]);
  });
  const first = [...numbers.keys()][0];
  const beginsAnew = (part: number) =>
    existingParts.has(part) || (Math.min(...(numbers.get(part) ?? [])) === 1 && (part !== first || part > 1));
  return parts.map((part) => (part !== null && beginsAnew(part) ? part : null));
}

/** Rows and chapters that have the same key are each other's, first to first. */
interface Pass {
  row: (row: MatchedRow, at: number) => string | null;
  chapter: (chapter: MatchedChapter) => string | null;
}

const getTitleKey = ({ title }: { title: string | null }): string | null =>
  title === null ? null : fold(title) || null;
const joinKeys = (one: string | null, other: string | null) => (one && other ? `${one}\n${other}` : null);

/**
 * For each row the chapter that it is, if any: one with its title, and of several the one with its text or number; else one
 * with its text, so that the same file again finds all its chapters; else the one with its number (decisions.md, 'Stories
 * and chapters'). The number is the one that a chapter has in its file, where it came from one. No chapter is two rows'.
 */
export function matchRows<E extends MatchedChapter>(rows: readonly MatchedRow[], existing: readonly E[]): (E | null)[] {
  const scopes = resolveScopes(rows, existing);
  const getKey = (part: number | null, number: number | null) => (number === null ? null : `${part ?? ''}/${number}`);
  const rowNumber = ({ number }: MatchedRow, at: number) => getKey(scopes[at]!, number);
  const chapterNumber = ({ origin, number }: MatchedChapter) => getKey(origin?.part ?? null, origin?.number ?? number);
  const passes: Pass[] = [
    { row: (row) => joinKeys(getTitleKey(row), row.digest), chapter: (one) => joinKeys(getTitleKey(one), one.digest) },
    {
      row: (row, at) => joinKeys(getTitleKey(row), rowNumber(row, at)),
      chapter: (one) => joinKeys(getTitleKey(one), chapterNumber(one)),
    },
    { row: getTitleKey, chapter: getTitleKey },
    { row: ({ digest }) => digest || null, chapter: ({ digest }) => digest },
    { row: rowNumber, chapter: chapterNumber },
  ];
  const matches: (E | null)[] = rows.map(() => null);
  const matchedIds = new Set<number>();
  const inOrder = existing.toSorted(
    (a, b) => Number(b.origin !== null) - Number(a.origin !== null) || a.number - b.number,
  );
  for (const pass of passes) {
    const candidates = Map.groupBy(
      inOrder.filter(({ id }) => !matchedIds.has(id)),
      pass.chapter,
    );
    rows.forEach((row, at) => {
      const key = matches[at] === null ? pass.row(row, at) : null;
      const chapter = key === null ? undefined : candidates.get(key)?.shift();
      if (!chapter) return;
      matches[at] = chapter;
      matchedIds.add(chapter.id);
    });
  }
  return matches;
}
