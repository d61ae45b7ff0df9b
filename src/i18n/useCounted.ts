import { useCallback } from 'react';
import { formatNumber } from './format.ts';
import { useLanguage, useT } from './index.ts';
import type { MessageKey } from './types.ts';

/** Says how many, in the plural form and the digits of the reader's language. */
export function useCounted() {
  const t = useT();
  const language = useLanguage();
  return useCallback(
    (key: MessageKey, count: number, more: object = {}) =>
      t(key, { smart_count: count, count: formatNumber(count, language), ...more }),
    [t, language],
  );
}
