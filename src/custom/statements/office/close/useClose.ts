import { useEffect, useState } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import { closeMonth } from '#domain/statements/months.calls.ts';
import { isConnectionLost } from '../../../../lib/api/apiError.ts';
import { send } from '../../../../lib/api/client.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import { monthKeys } from '../../queryKeys.ts';

export type Closed = AnswerOf<typeof closeMonth>;

/** How often a close whose answer did not come in time is asked for again: the same request, so it gets its first answer. */
const tries = 30;

/** Closes a month, however long that takes; `seconds` says since when, while it does. */
export function useClose(month: string, onClosed: (closed: Closed) => void) {
  const [seconds, setSeconds] = useState(0);

  const ask = async (remainingTries: number): Promise<Closed> => {
    try {
      return await send(closeMonth, { params: { month } });
    } catch (error) {
      if (!isConnectionLost(error) || remainingTries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return ask(remainingTries - 1);
    }
  };
  const { run, pending } = useCommand(() => ask(tries), { invalidates: [monthKeys.all], onSuccess: onClosed });
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setInterval(() => setSeconds((past) => past + 1), 1000);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [pending]);
  return { close: () => run(), seconds: pending ? seconds : undefined };
}
