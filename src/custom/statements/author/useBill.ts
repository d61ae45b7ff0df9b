import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { confirmBill, declineBill, getBillInfo, getBillNotification } from '#domain/statements/statements.calls.ts';
import type { MessageKey } from '../../../i18n/types.ts';
import { ApiError, send } from '../../../lib/api/client.ts';
import { incomeKeys } from '../../../lib/api/queryKeys.ts';
import { statementKeys } from '../queryKeys.ts';

export type Bill = NonNullable<AnswerOf<typeof getBillInfo>>;

/** Where the statement stands that waits, or the last one. */
export const useBillInfo = () => useQuery({ queryKey: statementKeys.waiting, queryFn: () => send(getBillInfo, {}) });

/** What the statement of a month is made of that waits: it is frozen, so it need not be asked for again. */
export const useSummary = (month: string) =>
  useQuery({
    queryKey: statementKeys.summary(month),
    queryFn: () => send(getBillNotification, {}),
    staleTime: Infinity,
  });

/** Milliseconds that success is shown (portal.md section 4, 'Payment confirmation dialog'). */
const shownFor = 5000;

/** What ends the dialog: the statement of the month is confirmed, or its amount carried forward. */
export function useDecide(match: string, onClose: () => void) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message>();
  const key = useRef(crypto.randomUUID());

  /** What the page behind the dialog shows. */
  function askAnew(): void {
    void queries.invalidateQueries({ queryKey: statementKeys.waiting, exact: true });
    for (const queryKey of [incomeKeys.statements, incomeKeys.stats]) void queries.invalidateQueries({ queryKey });
  }

  async function end(said: MessageKey | undefined): Promise<void> {
    if (said) notify(said, { type: 'success', autoHideDuration: shownFor });
    onClose();
    // What the dialog itself shows is over; asked for again it would be refused.
    await queries.invalidateQueries({ queryKey: statementKeys.waiting, refetchType: 'none' });
    askAnew();
  }

  /** Does something once and says so; what is wrong is said in the dialog, which stays. */
  async function run(act: () => Promise<unknown>, done: MessageKey): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
      await end(done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // An answer that was lost is asked for again by the same key; what was refused is a new try.
      if (error.status !== 0) key.current = crypto.randomUUID();
      if (error.status === 409) askAnew();
      const [first] = Object.values(error.errors);
      setProblem(first ?? message(error.message, error.args));
    } finally {
      setBusy(false);
    }
  }

  /** Ends the dialog also where it fails (portal.md section 8): who does not answer has it carried forward as well. */
  async function decline(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const declined = await send(declineBill, { key: key.current, match }).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return false;
      },
    );
    await end(declined ? 'statements.author.confirm.declined' : undefined);
  }

  return {
    busy,
    problem,
    run,
    decline,
    confirm: (signature_url: string | null) => send(confirmBill, { body: { signature_url }, key: key.current, match }),
  };
}
export type Decide = ReturnType<typeof useDecide>;
