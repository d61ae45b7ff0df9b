import { useCallback, useRef, useState } from 'react';

/** Does one thing at a time, and tells while it does: `useCommand` where a page comes without react-query. */
export function useOneAtATime(): { pending: boolean; run: (act: () => Promise<void>) => Promise<void> } {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const run = useCallback(async (act: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await act();
    } finally {
      running.current = false;
      setPending(false);
    }
  }, []);
  return { pending, run };
}
