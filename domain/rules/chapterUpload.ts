import { canStep, maxChapterWords, maxContent } from './chapter.ts';
import { fold } from './fold.ts';

/** Days that an upload waits for its author's word. */
export const uploadDays = 14;
export const uploadStates = ['waiting', 'stored', 'discarded'] as const;
export const maxTitle = 100;

/** What may be done with a chapter of a file: put it in its place, add it behind all others, or leave it out. */
export const rowChoices = ['store', 'append', 'skip'] as const;
export type RowChoice = (typeof rowChoices)[number];

export const rowProblems = ['empty', 'too_long', 'title_too_long', 'in_review', 'duplicate'] as const;
export type RowProblem = (typeof rowProblems)[number];

interface FileRow {
  number: number;
  title: string | null;
  word_count: number;
  /** Characters of its content. */
  length: number;
}
type Existing = Parameters<typeof canStep>[1] & { id: number; number: number; title: string | null };

export interface Judged<E> {
  /** The chapter in whose place it comes. */
  replaces: E | null;
  problems: RowProblem[];
  /** What may be chosen, the proposal first. */
  choices: RowChoice[];
}

const titleKey = (title: string | null) => (title === null ? '' : fold(title));

/** For each row the chapter that has its number, else one that has its title and no row of its own. */
function matches<E extends Existing>(rows: readonly FileRow[], existing: readonly E[]): (E | null)[] {
  const byNumber = new Map(existing.map((chapter) => [chapter.number, chapter]));
  const taken = new Set(rows.flatMap(({ number }) => byNumber.get(number)?.id ?? []));
  const byTitle = new Map(
    existing.filter(({ id }) => !taken.has(id)).map((chapter) => [titleKey(chapter.title), chapter]),
  );
  return rows.map(({ number, title }) => {
    const same = byNumber.get(number);
    if (same) return same;
    const key = titleKey(title);
    const titled = key ? byTitle.get(key) : undefined;
    byTitle.delete(key);
    return titled ?? null;
  });
}

const choicesFor = (problems: readonly RowProblem[], replaces: boolean): RowChoice[] => {
  if (problems.some((problem) => problem !== 'in_review' && problem !== 'duplicate')) return ['skip'];
  if (problems.length > 0) return ['skip', 'append'];
  return replaces ? ['store', 'append', 'skip'] : ['store', 'skip'];
};

/** What the chapters of a file are to a story's (decisions.md, 'Stories and chapters'), row by row. */
export function judgeRows<E extends Existing>(
  rows: readonly FileRow[],
  existing: readonly E[],
  signed: boolean,
): Judged<E>[] {
  const found = matches(rows, existing);
  const seen = new Set<number>();
  return rows.map((row, at) => {
    const replaces = found[at]!;
    const again = seen.has(row.number);
    seen.add(row.number);
    const wrong: Record<RowProblem, boolean> = {
      empty: row.length === 0,
      too_long: row.word_count > maxChapterWords || row.length > maxContent,
      title_too_long: (row.title?.length ?? 0) > maxTitle,
      in_review: !again && replaces !== null && !canStep('save', replaces, signed),
      duplicate: again,
    };
    const problems = rowProblems.filter((problem) => wrong[problem]);
    return { replaces: again ? null : replaces, problems, choices: choicesFor(problems, replaces !== null) };
  });
}

/** Numbers that neither the story nor the file has, below the last of the file. */
export function missingNumbers(
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
