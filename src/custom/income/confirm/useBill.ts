import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { confirmBill, declineBill, getBillInfo, getBillNotification } from '#domain/calls/bill.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { ApiError, send } from '../../../dataProvider/client.ts';
import type { MessageKey } from '../../../i18n/types.ts';

export type Bill = NonNullable<AnswerOf<typeof getBillInfo>>;

/** Where the last statement stands. */
export const useBillInfo = () => useQuery({ queryKey: ['bill'], queryFn: () => send(getBillInfo, {}) });

/** What the last statement is made of: it is frozen, so it need not be asked for again. */
export const useSummary = () =>
  useQuery({ queryKey: ['bill', 'summary'], queryFn: () => send(getBillNotification, {}), staleTime: Infinity });

/** Milliseconds that success is shown (portal.md section 4, 'Payment confirmation dialog'). */
const shownFor = 5000;

/** What ends the dialog: the statement is confirmed, or its amount carried forward. */
export function useDecide(onClose: () => void) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message>();
  const key = useRef(crypto.randomUUID());

  /** Does something once; what is wrong is said in the dialog, which stays. */
  async function run(act: () => Promise<MessageKey>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      notify(await act(), { type: 'success', autoHideDuration: shownFor });
      // What the dialog itself shows is over; asked for again it would be refused.
      await queries.invalidateQueries({ queryKey: ['bill'], refetchType: 'none' });
      await Promise.all(
        ['bill', 'bills', 'finance-stats'].map((name) =>
          queries.invalidateQueries({ queryKey: [name], exact: name === 'bill' }),
        ),
      );
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // An answer that was lost is asked for again by the same key; what was refused is a new try.
      if (error.status !== 0) key.current = crypto.randomUUID();
      const [first] = Object.values(error.errors);
      setProblem(first ?? message(error.message, error.args));
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    problem,
    run,
    confirm: async (signature_url: string | null): Promise<MessageKey> => {
      await send(confirmBill, { body: { signature_url }, key: key.current });
      return 'income.confirm.done';
    },
    decline: async (): Promise<MessageKey> => {
      await send(declineBill, { key: key.current });
      return 'income.confirm.declined';
    },
  };
}
export type Decide = ReturnType<typeof useDecide>;
