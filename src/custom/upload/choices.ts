import type { RowChoice, RowProblem } from '#domain/rules/chapterUpload.ts';
import { rowProblems } from '#domain/rules/chapterUpload.ts';
import type { Row } from './sendFile.ts';

/** What is to be done with each row, by its position. */
export type Choices = Readonly<Record<number, RowChoice>>;

/** Ways to choose for all rows at once. */
export const forAll = {
  proposed: ({ choices }: Row) => choices[0]!,
  new: ({ choices, replaces }: Row) => (replaces === null && choices.includes('store') ? 'store' : 'skip'),
  skip: () => 'skip',
} as const satisfies Record<string, (row: Row) => RowChoice>;
export type ForAll = keyof typeof forAll;

export const chooseAll = (rows: readonly Row[], how: ForAll): Choices =>
  Object.fromEntries(rows.map((row) => [row.position, forAll[how](row)]));

interface Chosen {
  choice: RowChoice;
  /** The chapter that the row replaced when it was chosen. */
  replaces: number | null;
}
const keyOf = (upload: number) => `upload-${upload}`;
const replacedBy = ({ replaces }: Row): number | null => replaces?.id ?? null;

/** What was chosen of a file before, where a row still is to the story what it was then; else what is proposed. */
export function recall(upload: number, rows: readonly Row[]): Choices {
  const kept = JSON.parse(localStorage.getItem(keyOf(upload)) ?? '{}') as Partial<Record<number, Chosen>>;
  const choiceOf = (row: Row): RowChoice => {
    const chosen = kept[row.position];
    const holds = chosen && chosen.replaces === replacedBy(row) && row.choices.includes(chosen.choice);
    return holds ? chosen.choice : forAll.proposed(row);
  };
  return Object.fromEntries(rows.map((row) => [row.position, choiceOf(row)]));
}

/** Keeps what was chosen other than proposed until the file is stored or discarded: going away and back costs no choice. */
export function remember(upload: number, rows: readonly Row[], choices: Choices): void {
  const kept = rows
    .filter((row) => choices[row.position] !== forAll.proposed(row))
    .map((row) => [row.position, { choice: choices[row.position]!, replaces: replacedBy(row) } satisfies Chosen]);
  if (kept.length > 0) localStorage.setItem(keyOf(upload), JSON.stringify(Object.fromEntries(kept)));
  else forget(upload);
}

export const forget = (upload: number): void => localStorage.removeItem(keyOf(upload));

export type Counted = 'new' | 'replace' | RowProblem;

/** How many rows there are of each kind, those that are there. */
export function countKinds(rows: readonly Row[]): [Counted, number][] {
  const kindOf = ({ problems, replaces }: Row): Counted => problems[0] ?? (replaces ? 'replace' : 'new');
  const counts = Object.entries(Object.groupBy(rows, kindOf)).map(([kind, found]) => [kind, found.length] as const);
  const order: readonly string[] = ['new', 'replace', ...rowProblems];
  return counts.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)) as [Counted, number][];
}
