/** Milliseconds. */
export const minuteLong = 60_000;
export const hourLong = 60 * minuteLong;
export const dayLong = 24 * hourLong;

/** All business time is UTC+8, without daylight saving, wherever the server or the reader is. */
const offset = 8 * hourLong;

/** The same time of day, some days later or, below zero, earlier. */
export const addDaysToInstant = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayLong);

/** Some minutes later. */
export const minutesAfter = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * minuteLong);

/** The day of an instant in UTC+8, `2026-03-31`. */
export const dayOf = (instant: Date): string => new Date(instant.getTime() + offset).toISOString().slice(0, 10);

/** The month of a day: `getMonth('2026-03-31')` is `2026-03`. */
export const getMonth = (day: string): string => day.slice(0, 7);

/** The month of an instant in UTC+8, `2026-03`. */
export const monthOf = (instant: Date): string => getMonth(dayOf(instant));

/** The first instant of a UTC+8 day. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00.000Z`) - offset);

/** The last millisecond of a UTC+8 day: what 'until day 4, 23:59' means. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + dayLong - 1);

/** `addMonths('2026-11', 2)` is `2027-01`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** `addDays('2026-12-31', 1)` is `2027-01-01`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + count * dayLong).toISOString().slice(0, 10);

/** `countDaysBetween('2026-12-31', '2027-01-02')` is 2. */
export const countDaysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLong;

/** Days until an instant, a begun one counted; below zero once a whole day is past. */
export const countDaysUntil = (instant: Date, now: Date): number =>
  Math.ceil((instant.getTime() - now.getTime()) / dayLong);

/** `getLastDayOfMonth('2026-02')` is `2026-02-28`. */
export const getLastDayOfMonth = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** The same time of day in UTC+8 some months later, on the last day of the month where it is shorter. */
export function monthsAfter(instant: Date, count: number): Date {
  const day = dayOf(instant);
  const month = addMonths(getMonth(day), count);
  const [after = day] = [`${month}${day.slice(7)}`, getLastDayOfMonth(month)].sort();
  return addDaysToInstant(instant, countDaysBetween(day, after));
}

/** The day of the week: 1 is Monday, 7 is Sunday. */
export const getWeekday = (day: string): number => new Date(`${day}T00:00:00.000Z`).getUTCDay() || 7;

/** A month as weeks from Monday to Sunday; null is a day of another month. */
export function listWeeks(month: string): (string | null)[][] {
  const days: (string | null)[] = Array.from({ length: getWeekday(`${month}-01`) - 1 }, () => null);
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  while (days.length % 7) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** An instant as business time, `2026-03-31 23:59 UTC+8`, where no reader's clock is known. */
export const toBusinessTime = (instant: string): string =>
  `${new Date(Date.parse(instant) + offset).toISOString().slice(0, 16).replace('T', ' ')} UTC+8`;
