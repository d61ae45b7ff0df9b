import { formatNumber } from '#domain/kit/figures.ts';
import { getDateLocale, type InterfaceLanguage } from '#domain/languages.ts';
import { dayLong, hourLong, minuteLong } from './clock.ts';

const units = [
  ['day', dayLong],
  ['hour', hourLong],
  ['minute', minuteLong],
  ['second', 1000],
] as const;

/** A span of ms in whole days, the hours that are left, their minutes and seconds. */
export const splitSpan = (span: number) =>
  units.map(([unit, length], at) => [unit, Math.floor((at ? span % units[at - 1]![1] : span) / length)] as const);

const formatUnit = (count: number, unit: string, language: InterfaceLanguage) =>
  formatNumber(count, language, { style: 'unit', unit, unitDisplay: 'long' });

/** A span of ms in the two largest of days, hours and minutes, none of them begun: '1 day 3 hours'. */
export function formatSpan(span: number, language: InterfaceLanguage): string {
  const parts = splitSpan(span).slice(0, 3);
  const first = parts.findIndex(([, count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => formatUnit(count, unit, language))
    .join(' ');
}

/** A span of ms, rounded, in the largest of days, hours and minutes that it has two of: '27 hours'. */
export function formatRoughSpan(span: number, language: InterfaceLanguage): string {
  const rounded = Math.round(span / minuteLong) * minuteLong;
  const [unit, length] = units.slice(0, 2).find(([, length]) => rounded >= 2 * length) ?? units[2];
  return formatUnit(Math.round(rounded / length), unit, language);
}

/** How long ago an instant was, in whole days, or hours or minutes of the last day. */
export function formatAgo(instant: string, now: Date, language: InterfaceLanguage): string {
  const passed = splitSpan(Math.max(0, now.getTime() - Date.parse(instant)));
  const [unit, count] = passed.slice(0, 3).find(([, count]) => count > 0) ?? passed[2]!;
  return new Intl.RelativeTimeFormat(getDateLocale(language)).format(-count, unit);
}
