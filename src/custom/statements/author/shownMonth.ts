import { addMonths, monthOf } from '#domain/shared/clock.ts';

/** Goes with the session: the month of the statement whose dialog has opened in it. */
const key = 'statement_shown';

/** Has the dialog of a month been open in this session? By default of the last one that can be closed by now. */
export const wasShown = (month = addMonths(monthOf(new Date()), -1)): boolean =>
  (localStorage.getItem(key) ?? '') >= month;

export const noteShown = (month: string): void => localStorage.setItem(key, month);
