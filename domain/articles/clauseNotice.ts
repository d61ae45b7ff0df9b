import { addDays } from '#domain/shared/clock.ts';

/** Days between the message that tells authors of the next edition and the day from which on it counts. */
export const clauseNoticeDays = 7;

/** The next edition counts at most so many days later: a year that is mistyped would close the clause for all before it. */
export const maxClauseAheadDays = 365;
export const getLatestDay = (today: string): string => addDays(today, maxClauseAheadDays);

/** The first UTC+8 day that the next edition may count from: there is notice of what changes an earlier one. */
export const getEarliestDay = (today: string, changes: boolean): string =>
  changes ? addDays(today, clauseNoticeDays) : today;
