import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../api/apiError.ts';

interface OneAtATime {
  pending: boolean;
  /** Why nothing came of it the last time. */
  refused: ApiError | undefined;
  run: (act: () => Promise<void>) => Promise<void>;
}

/** Does one thing at a time, and tells while it does: `useCommand` where a page comes without react-query. */
export function useOneAtATime(): OneAtATime {
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<ApiError>();
  const running = useRef(false);
  const run = useCallback(async (act: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setRefused(undefined);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
    } finally {
      running.current = false;
      setPending(false);
    }
  }, []);
  return { pending, refused, run };
}
