import { useNotify } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import { closeMonth } from '#domain/statements/months.calls.ts';
import { ApiError, send } from '../../../../lib/api/client.ts';

export type Closed = AnswerOf<typeof closeMonth>;

/** How often a close whose answer did not come in time is asked for again: the same request, so it gets its first answer. */
const tries = 30;

/** Closes a month, however long that takes; `seconds` says since when, while it does. */
export function useClose(month: string, onClosed: (closed: Closed) => void) {
  const notify = useNotify();
  const key = useRef(crypto.randomUUID());
  const [seconds, setSeconds] = useState<number>();
  const busy = seconds !== undefined;
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setInterval(() => setSeconds((past = 0) => past + 1), 1000);
    return () => clearInterval(timer);
  }, [busy]);

  const ask = async (left: number): Promise<Closed> => {
    try {
      return await send(closeMonth, { params: { month }, key: key.current });
    } catch (error) {
      const lost = error instanceof ApiError && error.status === 0;
      if (!lost || left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return ask(left - 1);
    }
  };
  const close = async () => {
    setSeconds(0);
    try {
      onClosed(await ask(tries));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      key.current = crypto.randomUUID();
      notify(error.message, { type: 'error', messageArgs: error.args });
    } finally {
      setSeconds(undefined);
    }
  };
  return { close, seconds };
}
