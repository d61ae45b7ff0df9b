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

export type Counted = 'new' | 'replace' | RowProblem;

/** How many rows there are of each kind, those that are there. */
export function countKinds(rows: readonly Row[]): [Counted, number][] {
  const kindOf = ({ problems, replaces }: Row): Counted => problems[0] ?? (replaces ? 'replace' : 'new');
  const counts = Object.entries(Object.groupBy(rows, kindOf)).map(([kind, found]) => [kind, found.length] as const);
  const order: readonly string[] = ['new', 'replace', ...rowProblems];
  return counts.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)) as [Counted, number][];
}
