import { addDays, dayOf, endOfDay, startOfDay } from '#domain/shared/clock.ts';

export const contestStates = ['draft', 'published', 'withdrawn'] as const;
export type ContestState = (typeof contestStates)[number];

/** The colours and the drawing at the head of a contest's page (`src/custom/contests`). */
export const contestPalettes = ['night', 'ember', 'wine', 'forest', 'dawn'] as const;
export type ContestPalette = (typeof contestPalettes)[number];
export const contestMotifs = ['moon', 'city', 'rose', 'peaks', 'quill'] as const;
export type ContestMotif = (typeof contestMotifs)[number];

/** A story without contract enters as preliminary, and takes part in full once its contract is signed. */
export const entryStates = ['preliminary', 'full', 'withdrawn'] as const;
export type EntryState = (typeof entryStates)[number];

/** The editions of a contest are counted from 1 to this. */
export const lastEdition = 1000;

/** The edition that an address names; undefined where it names none that there can be. */
export function parseEdition(written: string): number | undefined {
  const number = /^[1-9]\d*$/.test(written) ? Number(written) : Infinity;
  return number <= lastEdition ? number : undefined;
}

export interface EntryWindow {
  opens_on: string;
  closes_on: string;
}

/** When the last entries come in: the end of the day in UTC+8. */
export const getClosingTime = ({ closes_on }: Pick<EntryWindow, 'closes_on'>): string =>
  endOfDay(closes_on).toISOString();

/** The instants at which entries open, and at which they are closed, of `Date.now()`. */
export const listPhaseTurns = ({ opens_on, closes_on }: EntryWindow): number[] =>
  [opens_on, addDays(closes_on, 1)].map((day) => startOfDay(day).getTime());

/** Whether entries are closed, also where only that day is known. */
export const hasClosed = ({ closes_on }: Pick<EntryWindow, 'closes_on'>, now: Date): boolean => dayOf(now) > closes_on;

/** Own stories, and own entries, that are answered at once. */
export const entriesPerPage = 30;

/** One page of them all. */
export const selectEntriesPage = <T>(items: readonly T[], page: number): T[] =>
  items.slice((page - 1) * entriesPerPage, page * entriesPerPage);

/**
 * Is there a prize to win? A contest that has none may get some until its results are out, unless an incentive is all that it
 * pays.
 */
export const hasPrizeToWin = (
  hasPrizes: boolean,
  { incentive, is_out }: { incentive: object | null; is_out: boolean },
): boolean => hasPrizes || !(incentive || is_out);

/** Full entries that the page of a contest names. */
export const shownEntries = 12;

/** Who has entered without a contract is reminded on these last days of entries, and not on the day of entering. */
export const entryReminderDays = 7;

export type ContestPhase = 'coming' | 'open' | 'closed';

/** Where a contest stands on a day; both days of the window take entries. */
export function getContestPhase(window: EntryWindow, now: Date): ContestPhase {
  if (dayOf(now) < window.opens_on) return 'coming';
  return hasClosed(window, now) ? 'closed' : 'open';
}
