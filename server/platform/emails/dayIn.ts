import { datesIn, type InterfaceLanguage } from '#domain/languages.ts';
import { houseZone, offsetAt } from '#domain/shared/zones.ts';

/** An instant in words of a language, in business time. */
export function dayIn(language: InterfaceLanguage, instant: string): string {
  const format = new Intl.DateTimeFormat(datesIn(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: houseZone,
  });
  return `${format.format(new Date(instant))} (UTC+8)`;
}

/** The same with the reader's own time beside it, where that is another; whose zone is not known is told UTC. */
export function formatDualIn(language: InterfaceLanguage, instant: string, zone: string | null): string {
  const at = new Date(instant);
  const own = zone ?? 'UTC';
  if (offsetAt(at, own) === offsetAt(at, houseZone)) return dayIn(language, instant);
  const format = new Intl.DateTimeFormat(datesIn(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: own,
    timeZoneName: 'short',
  });
  return `${dayIn(language, instant)} / ${format.format(at)}`;
}

/** A day, `2026-03-01`, in words of a language. */
export const dateIn = (language: InterfaceLanguage, day: string): string =>
  new Intl.DateTimeFormat(datesIn(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00.000Z`));

/** A month, `2026-03`, in words of a language. */
export const monthIn = (language: InterfaceLanguage, month: string): string =>
  new Intl.DateTimeFormat(datesIn(language), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00.000Z`),
  );
