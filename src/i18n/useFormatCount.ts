import { useCallback } from 'react';
import { useT } from './index.ts';
import type { MessageKey } from './types.ts';

/** Says how many, in the plural form of the reader's language. */
export function useFormatCount() {
  const t = useT();
  return useCallback(
    (key: MessageKey, count: number, more: object = {}) => t(key, { smart_count: count, count, ...more }),
    [t],
  );
}
