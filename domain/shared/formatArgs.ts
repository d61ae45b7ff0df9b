import type { InterfaceLanguage } from '../languages.ts';
import { formatBusinessTime, formatMonth } from './formatDates.ts';

/** Arguments of an email with their month, kept as `2026-03`, ready to be read. */
export const formatMonthArg = <A extends { month: string }>(args: A, language: InterfaceLanguage) => ({
  ...args,
  month: formatMonth(args.month, language),
});

/** Arguments of an email with the instant until which something may be done, kept as ISO 8601, in business time. */
export const formatUntilArg = <A extends { until: string }>(args: A, language: InterfaceLanguage) => ({
  ...args,
  until: formatBusinessTime(args.until, language),
});
