import { getDateLocale, type InterfaceLanguage } from '#domain/languages.ts';
import { houseZone, offsetAt } from './zones.ts';

// Intl's formatters are dear to make and used in every cell.
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(language: InterfaceLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const id = `${language}${JSON.stringify(options)}`;
  const format = formats.get(id) ?? new Intl.DateTimeFormat(getDateLocale(language), options);
  formats.set(id, format);
  return format;
}

/** A day that `timeZone: 'UTC'` shows as itself. */
const toUtc = (day: string) => new Date(`${day}T00:00:00Z`);

/** An instant in the reader's own time zone. */
export const formatTime = (instant: string, language: InterfaceLanguage): string =>
  getFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

/** The time of day of an instant, given in ms since 1970. */
export const formatClock = (instant: number, language: InterfaceLanguage): string =>
  getFormat(language, { timeStyle: 'short' }).format(instant);

/** The day of an instant in the reader's own time zone. */
export const formatDate = (instant: string, language: InterfaceLanguage): string =>
  getFormat(language, { dateStyle: 'medium' }).format(new Date(instant));

/** An instant by the clock of a zone. */
export const formatTimeIn = (instant: string, language: InterfaceLanguage, timeZone: string): string =>
  getFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));

/** An instant in business time, where no reader's clock is known, such as in an email. */
export const formatBusinessTime = (instant: string, language: InterfaceLanguage): string =>
  `${getFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: houseZone }).format(new Date(instant))} (UTC+8)`;

/** The same with the reader's own time beside it, where that is another; whose zone is not known is told UTC. */
export function formatBothTimes(instant: string, language: InterfaceLanguage, zone: string | null): string {
  const at = new Date(instant);
  const timeZone = zone ?? 'UTC';
  const business = formatBusinessTime(instant, language);
  if (offsetAt(at, timeZone) === offsetAt(at, houseZone)) return business;
  const own = getFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return `${business} / ${own.format(at)}`;
}

/** A calendar day, which is the same day for every reader. */
export const formatDay = (day: string, language: InterfaceLanguage): string =>
  getFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(toUtc(day));

/** A calendar day with the month in full, as PDFs write it. */
export const formatLongDay = (day: string, language: InterfaceLanguage): string =>
  getFormat(language, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(toUtc(day));

export const formatMonth = (month: string, language: InterfaceLanguage, width: 'long' | 'short' = 'long'): string =>
  getFormat(language, { year: 'numeric', month: width, timeZone: 'UTC' }).format(toUtc(`${month}-01`));

/** A day of the week, 1 being Monday. */
export const formatWeekday = (weekday: number, language: InterfaceLanguage, width: 'long' | 'short'): string =>
  getFormat(language, { weekday: width, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, weekday)));

/** A calendar day or month, `2026-03-31` or `2026-03`, as short as the axis of a chart wants it. */
export const formatBrief = (date: string, language: InterfaceLanguage): string =>
  getFormat(language, {
    month: 'short',
    timeZone: 'UTC',
    ...(date.length > 7 ? { day: 'numeric' } : { year: '2-digit' }),
  }).format(toUtc(date.length > 7 ? date : `${date}-01`));
