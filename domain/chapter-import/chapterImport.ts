import { canStep } from '../chapters/chapter.ts';
import { maxChapterWords, maxContent } from '../chapters/chapterLimits.ts';
import { matchRows, resolveScopes, type MatchedChapter, type NamedRow } from './chapterMatch.ts';

/** Days that an upload waits for its author's word. */
export const uploadDays = 14;
export const uploadStates = ['waiting', 'stored', 'discarded'] as const;
export const maxTitle = 100;

/** What may be done with a row of an import: put it in its place, add it behind all others, or leave it out. */
export const rowChoices = ['store', 'append', 'skip'] as const;
export type RowChoice = (typeof rowChoices)[number];

export const rowProblems = ['empty', 'too_long', 'title_too_long', 'in_review', 'duplicate'] as const;
export type RowProblem = (typeof rowProblems)[number];
/** With these a row cannot be stored at all. */
const fatal: ReadonlySet<RowProblem> = new Set(['empty', 'too_long', 'title_too_long']);

interface ImportedRow extends NamedRow {
  word_count: number;
  /** Characters of its content. */
  length: number;
  /** Stands for its text; '' where it has none. */
  digest: string;
}
type Existing = Parameters<typeof canStep>[1] & MatchedChapter;

export interface CheckedRow<E> {
  /** The chapter in whose place it comes, or that it is already. */
  replaces: E | null;
  /** The story has it, word for word. */
  unchanged: boolean;
  problems: RowProblem[];
  /** What may be chosen, the proposal first. */
  choices: RowChoice[];
}

function listChoices(
  { kind }: NamedRow,
  { problems, replaces, unchanged }: Omit<CheckedRow<unknown>, 'choices'>,
): RowChoice[] {
  if (unchanged || problems.some((problem) => fatal.has(problem))) return ['skip'];
  if (problems.length > 0) return ['skip', 'append'];
  if (replaces) return ['store', 'append', 'skip'];
  return kind === 'front' ? ['skip', 'store'] : ['store', 'skip'];
}

/** What the rows of an import are to a story's chapters (decisions.md, 'Stories and chapters'), row by row. */
export function compareRows<E extends Existing>(
  rows: readonly ImportedRow[],
  existing: readonly E[],
  signed: boolean,
): CheckedRow<E>[] {
  const matches = matchRows(rows, existing);
  const scopes = resolveScopes(rows, existing);
  const earlierKeys = new Set<string>();
  return rows.map((row, at) => {
    const replaces = matches[at]!;
    const key = row.number === null ? undefined : `${scopes[at] ?? ''}/${row.number}`;
    const isAgain = key !== undefined && earlierKeys.has(key);
    if (key !== undefined) earlierKeys.add(key);
    const unchanged =
      replaces !== null && row.digest === replaces.digest && (row.title === null || row.title === replaces.title);
    const wrong: Record<RowProblem, boolean> = {
      empty: row.length === 0,
      too_long: row.word_count > maxChapterWords || row.length > maxContent,
      title_too_long: (row.title?.length ?? 0) > maxTitle,
      in_review: replaces !== null && !canStep('save', replaces, signed),
      duplicate: isAgain && replaces === null,
    };
    const problems = unchanged ? [] : rowProblems.filter((problem) => wrong[problem]);
    const checked = { replaces, unchanged, problems };
    return { ...checked, choices: listChoices(row, checked) };
  });
}

/** Numbers that neither the story nor the import has, below the last of the import. */
export function findMissingNumbers(
  numbers: readonly number[],
  existing: readonly number[],
): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = [];
  let next = 1;
  const last = Math.max(0, ...numbers);
  for (const number of [...new Set([...numbers, ...existing])].toSorted((a, b) => a - b)) {
    if (number > last) break;
    if (number > next) gaps.push({ from: next, to: number - 1 });
    next = number + 1;
  }
  return gaps;
}
