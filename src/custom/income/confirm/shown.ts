import { addMonths, monthOf } from '#domain/rules/clock.ts';

/** Goes with the session: the month of the statement whose dialog has opened in it. */
const key = 'bill_shown';

/** Has the dialog of the last month that can be closed by now been open in this session? */
export const wasShown = (): boolean => (localStorage.getItem(key) ?? '') >= addMonths(monthOf(new Date()), -1);

export const noteShown = (month: string): void => localStorage.setItem(key, month);
