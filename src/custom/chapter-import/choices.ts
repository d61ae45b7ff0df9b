import type { RowChoice } from '#domain/chapter-import/chapterImport.ts';
import type { Row } from './sendFile.ts';

/** What was chosen of a row other than proposed, and the chapter that it replaced then. */
interface Chosen {
  choice: RowChoice;
  replaces: number | null;
}
/** By the ids of rows. */
export type Choices = Readonly<Partial<Record<number, Chosen>>>;

const getReplacedId = ({ replaces }: Row): number | null => replaces?.id ?? null;

/** What is to be done with a row: what was chosen, where it still is to the story what it was then; else what is proposed. */
export function resolveChoice(row: Row, choices: Choices): RowChoice {
  const chosen = choices[row.id];
  const holds = chosen && chosen.replaces === getReplacedId(row) && row.choices.includes(chosen.choice);
  return holds ? chosen.choice : row.choices[0]!;
}

export const choose = (choices: Choices, row: Row, choice: RowChoice): Choices => ({
  ...choices,
  [row.id]: { choice, replaces: getReplacedId(row) },
});

/** Ways to choose for all rows at once. */
export const forAll = {
  proposed: ({ choices }: Row) => choices[0]!,
  new: ({ choices, replaces }: Row) => (replaces === null && choices.includes('store') ? 'store' : 'skip'),
  numbered: ({ choices, number }: Row) => (number === null ? 'skip' : choices[0]!),
  skip: () => 'skip',
} as const satisfies Record<string, (row: Row) => RowChoice>;
export type ForAll = keyof typeof forAll;

export const chooseAll = (rows: readonly Row[], how: ForAll): Choices =>
  rows.reduce<Choices>((all, row) => choose(all, row, forAll[how](row)), {});

const getKey = (upload: number) => `upload-${upload}`;

/** What was chosen of an import before, on this device. */
export const recall = (upload: number): Choices => JSON.parse(localStorage.getItem(getKey(upload)) ?? '{}') as Choices;

/** Keeps what was chosen other than proposed until the import is stored or discarded: going away and back costs no choice. */
export function remember(upload: number, rows: readonly Row[], choices: Choices): void {
  const chosen = rows.flatMap((row) =>
    choices[row.id] && resolveChoice(row, choices) !== row.choices[0] ? [[row.id, choices[row.id]]] : [],
  );
  if (chosen.length > 0) localStorage.setItem(getKey(upload), JSON.stringify(Object.fromEntries(chosen)));
  else forget(upload);
}

export const forget = (upload: number): void => localStorage.removeItem(getKey(upload));

/** What becomes of a row as it is chosen. */
export type RowFate = 'new' | 'replace' | 'unchanged' | 'out';

export function describeFate({ unchanged, replaces }: Row, choice: RowChoice): RowFate {
  if (unchanged) return 'unchanged';
  if (choice === 'skip') return 'out';
  return choice === 'store' && replaces ? 'replace' : 'new';
}

/** Is something wrong with a row? A heading without text is only a heading, unless it is a chapter's. */
export const hasProblem = ({ problems, kind }: Row): boolean =>
  problems.some((problem) => problem !== 'empty' || kind === 'chapter');

/** Is there something to see about a row before it is stored? */
export const isWorthALook = (row: Row): boolean =>
  hasProblem(row) || row.repeats_number || row.title_below || row.unread_headings.length > 0 || row.left_out.length > 0;
