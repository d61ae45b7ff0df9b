import { useEffect, useRef, useState } from 'react';

/** How many are unread behind a line of the sidebar; a line without a source shows nothing. */
export const badgeSources = new Map<string, () => Promise<number>>();

/** The counts by path, asked for anew at each navigation. */
export function useBadges(address: string): Partial<Record<string, number>> {
  const [counts, setCounts] = useState<Record<string, number>>({});
  const latest = useRef<string>(undefined);
  useEffect(() => {
    latest.current = address;
    for (const [path, count] of badgeSources)
      count()
        .then((unread) => {
          if (latest.current === address) setCounts((others) => ({ ...others, [path]: unread }));
        })
        // A badge is not worth a word of error; the last count stands.
        .catch(() => undefined);
  }, [address]);
  return counts;
}
