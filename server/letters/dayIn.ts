import type { InterfaceLanguage } from '#domain/languages.ts';
import { houseZone } from '#domain/rules/zones.ts';

/** An instant in words of a language, in business time. */
export function dayIn(language: InterfaceLanguage, instant: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: houseZone });
  return `${format.format(new Date(instant))} (UTC+8)`;
}
