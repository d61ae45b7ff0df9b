import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../api/client.ts';
import { useLatest } from '../useLatest.ts';

/**
 * Runs changes one after the other, so that none is lost and each begins with what the one before it left. `run` answers
 * whether it was done; `onRefused` hears why it was not.
 */
export function useInOrder(onRefused: (refusal: ApiError) => void) {
  const [queued, setQueued] = useState(0);
  const queue = useRef(Promise.resolve(true));
  const latest = useLatest(onRefused);
  const run = useCallback(
    (work: () => Promise<void>): Promise<boolean> => {
      setQueued((count) => count + 1);
      const once = async () => {
        try {
          await work();
          return true;
        } catch (failure) {
          if (!(failure instanceof ApiError)) throw failure;
          latest.current(failure);
          return false;
        } finally {
          setQueued((count) => count - 1);
        }
      };
      return (queue.current = queue.current.then(once, once));
    },
    [latest],
  );
  return { run, pending: queued > 0 };
}
