import { resolveScopes, type NamedRow } from '#domain/chapter-import/chapterMatch.ts';
import type { Paragraph } from './paragraphs.ts';

/** Days that an import waits to be stored. */
export const sourceImportDays = 14;

/** What a row of an import is to its book. A `problem` is to be corrected, or left out, before anything is stored. */
export const sourceRowStatuses = ['new', 'changed', 'unchanged', 'left_out', 'problem'] as const;
export type SourceRowStatus = (typeof sourceRowStatuses)[number];

/** Why a row cannot be stored: no number, the number of another row too, no text, or a title over 100 characters. */
export const sourceRowProblems = ['unnumbered', 'repeated', 'empty', 'title_too_long'] as const;

interface ReadRow extends NamedRow {
  /** Stands for its text; '' where it has none. */
  digest: string;
}
interface KnownChapter {
  number: number;
  title: string | null;
  digest: string;
}

/** A title page and the line of a volume are left out, if nobody says otherwise. */
export const isTaken = ({ kind }: Pick<NamedRow, 'kind'>, paragraphs: number): boolean =>
  kind !== 'front' && (kind !== 'part' || paragraphs > 0);

/** By how much most rows that the book knows are counted otherwise there: one wrong heading says nothing of the others. */
function findUsualShift(rows: readonly ReadRow[], matches: readonly (number | undefined)[]): number {
  const times = new Map<number, number>();
  let usual = 0;
  rows.forEach(({ number }, at) => {
    const match = matches[at];
    if (number === null || match === undefined) return;
    const shift = match - number;
    times.set(shift, (times.get(shift) ?? 0) + 1);
    if (times.get(shift)! > (times.get(usual) ?? 0)) usual = shift;
  });
  return usual;
}

/**
 * The number that each row gets in its book: that of the chapter with its text, or, without a number of its own, with its
 * title. The rows behind it are counted from there, since a file may call chapter 5 what is chapter 6 behind a prologue.
 * Numbers that begin anew in a volume go on with those before. Null: it has none, and nobody knows it.
 */
export function proposeNumbers(rows: readonly ReadRow[], existingChapters: readonly KnownChapter[]): (number | null)[] {
  const byDigest = new Map(existingChapters.map((chapter) => [chapter.digest, chapter.number]));
  const byTitle = new Map(
    existingChapters.flatMap(({ title, number }) => (title === null ? [] : [[title, number] as const])),
  );
  const assignedNumbers = new Set<number>();
  const take = (number: number | undefined) => {
    if (number === undefined || assignedNumbers.has(number)) return undefined;
    assignedNumbers.add(number);
    return number;
  };
  const matches = rows.map(({ digest }) => (digest === '' ? undefined : take(byDigest.get(digest))));
  rows.forEach(({ number, title }, at) => {
    if (matches[at] === undefined && number === null && title !== null) matches[at] = take(byTitle.get(title));
  });
  const scopes = resolveScopes(rows);
  let shift = findUsualShift(rows, matches);
  let [last, scope] = [0, scopes[0] ?? null];
  return rows.map(({ number }, at) => {
    const isAnew = scopes[at] !== scope && scopes[at] !== null;
    scope = scopes[at]!;
    const match = matches[at];
    if (match !== undefined) {
      if (number !== null) shift = match - number;
      last = Math.max(last, match);
      return match;
    }
    if (number === null) return null;
    if (isAnew && last > 0) shift = last;
    const proposed = number + shift < 1 ? number : number + shift;
    last = Math.max(last, proposed);
    return proposed;
  });
}

/** How many paragraphs of a text are others than before: those that came or were changed, or else those that went. */
export function countChanged(before: readonly Paragraph[], after: readonly Paragraph[]): number {
  const remainingCounts = new Map<string, number>();
  for (const { text } of before) remainingCounts.set(text, (remainingCounts.get(text) ?? 0) + 1);
  let came = 0;
  for (const { text } of after) {
    const count = remainingCounts.get(text) ?? 0;
    if (count === 0) came += 1;
    else remainingCounts.set(text, count - 1);
  }
  const went = [...remainingCounts.values()].reduce((sum, count) => sum + count, 0);
  return Math.max(came, went);
}
