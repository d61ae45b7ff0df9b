import { useCallback } from 'react';
import { formatMoney } from '#domain/kit/figures.ts';
import { useLanguage } from '../i18n/index.ts';

/** Says cents as an amount in the reader's language. */
export function useMoney(): (cents: number) => string {
  const language = useLanguage();
  return useCallback((cents) => formatMoney(cents, language), [language]);
}
