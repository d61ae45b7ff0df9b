import { useEffect, useState } from 'react';

/** Milliseconds after which waiting wants to be told of. */
const slowAfterMs = 1000;

/** Has it been so for over a second? */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
}
