import { useCallback } from 'react';
import { formatMoney } from '#domain/kit/figures.ts';
import { formatDay, formatMonth } from '../i18n/format.ts';
import { useLanguage } from '../i18n/index.ts';

/** Says cents as an amount in the reader's language. */
export function useMoney(): (cents: number) => string {
  const language = useLanguage();
  return useCallback((cents) => formatMoney(cents, language), [language]);
}

/** Says a day or a month, `2026-03-31` or `2026-03`. */
export function useFormatDate(): (date: string) => string {
  const language = useLanguage();
  return useCallback((date) => (date.length > 7 ? formatDay : formatMonth)(date, language), [language]);
}
