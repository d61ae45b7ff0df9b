import { useCallback } from 'react';
import { formatDay, formatMonth } from '#domain/shared/formatDates.ts';
import { useLanguage } from '../../i18n/index.ts';

/** Says a day or a month, `2026-03-31` or `2026-03`. */
export function useFormatDate(): (date: string) => string {
  const language = useLanguage();
  return useCallback((date) => (date.length > 7 ? formatDay : formatMonth)(date, language), [language]);
}
