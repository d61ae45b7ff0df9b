import { datesIn, type InterfaceLanguage } from '#domain/languages.ts';

// Intl's formatters are dear to make and used in every cell.
const made = new Map<string, Intl.DateTimeFormat | Intl.DisplayNames>();

function once<T extends Intl.DateTimeFormat | Intl.DisplayNames>(id: string, make: () => T): T {
  let found = made.get(id);
  if (!found) made.set(id, (found = make()));
  return found as T;
}

/** An instant in the reader's own time zone. */
export const formatTime = (instant: string, language: InterfaceLanguage): string =>
  once(
    `t${language}`,
    () => new Intl.DateTimeFormat(datesIn(language), { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(new Date(instant));

/** The time of day of an instant, given in ms since 1970. */
export const formatClock = (instant: number, language: InterfaceLanguage): string =>
  once(`c${language}`, () => new Intl.DateTimeFormat(datesIn(language), { timeStyle: 'short' })).format(instant);

/** The day of an instant in the reader's own time zone. */
export const formatDate = (instant: string, language: InterfaceLanguage): string =>
  once(`i${language}`, () => new Intl.DateTimeFormat(datesIn(language), { dateStyle: 'medium' })).format(
    new Date(instant),
  );

/** A calendar day, which is the same day for every reader. */
export const formatDay = (day: string, language: InterfaceLanguage): string =>
  once(
    `d${language}`,
    () => new Intl.DateTimeFormat(datesIn(language), { dateStyle: 'medium', timeZone: 'UTC' }),
  ).format(new Date(`${day}T00:00:00Z`));

export const formatMonth = (month: string, language: InterfaceLanguage): string =>
  once(
    `m${language}`,
    () => new Intl.DateTimeFormat(datesIn(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ).format(new Date(`${month}-01T00:00:00Z`));

/** The name of a language in the reader's own; the script says more of Chinese than the country. */
export const languageName = (code: string, language: InterfaceLanguage): string =>
  once(`l${language}`, () => new Intl.DisplayNames(language, { type: 'language' })).of(
    code === 'zh-CN' ? 'zh-Hans' : code,
  ) ?? code;

/** The name of a country in the reader's language. */
export const countryName = (code: string, language: InterfaceLanguage): string =>
  once(`r${language}`, () => new Intl.DisplayNames(language, { type: 'region' })).of(code) ?? code;

/** An instant by the clock of a zone. */
export const formatTimeIn = (instant: string, language: InterfaceLanguage, timeZone: string): string =>
  once(
    `z${language}${timeZone}`,
    () => new Intl.DateTimeFormat(datesIn(language), { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  ).format(new Date(instant));

/** A day of the week, 1 being Monday. */
export const formatWeekday = (weekday: number, language: InterfaceLanguage, width: 'long' | 'short'): string =>
  once(
    `w${language}${width}`,
    () => new Intl.DateTimeFormat(datesIn(language), { weekday: width, timeZone: 'UTC' }),
  ).format(new Date(Date.UTC(2024, 0, weekday)));

/** A calendar day or month, `2026-03-31` or `2026-03`, as short as the axis of a chart wants it. */
export const formatBrief = (date: string, language: InterfaceLanguage): string =>
  once(
    `b${language}${date.length}`,
    () =>
      new Intl.DateTimeFormat(datesIn(language), {
        month: 'short',
        timeZone: 'UTC',
        ...(date.length > 7 ? { day: 'numeric' } : { year: '2-digit' }),
      }),
  ).format(new Date(`${date.slice(0, 7)}-${date.slice(8) || '01'}T00:00:00Z`));
