import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { AnswerOf } from '#domain/kit/call.ts';
import {
  confirmStatement,
  declineStatement,
  getStatementInfo,
  getStatementNotification,
} from '#domain/statements/statements.calls.ts';
import type { MessageKey } from '../../../i18n/types.ts';
import { send } from '../../../lib/api/client.ts';
import { earningsStatsKeys, ownStatementsKeys, todoKeys } from '../../../lib/api/queryKeys.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { refreshBadges } from '../../../lib/live/refreshBadges.ts';
import { statementKeys } from '../queryKeys.ts';

export type StatementInfo = NonNullable<AnswerOf<typeof getStatementInfo>>;

/** Where the statement stands that waits, or the last one. */
export const useStatementInfo = () =>
  useQuery({ queryKey: statementKeys.waiting, queryFn: () => send(getStatementInfo, {}) });

/** What the statement of a month is made of that waits: it is frozen, so it need not be asked for again. */
export const useSummary = (month: string) =>
  useQuery({
    queryKey: statementKeys.summary(month),
    queryFn: () => send(getStatementNotification, {}),
    staleTime: Infinity,
  });

/** Milliseconds that success is shown (portal.md section 4, 'Payment confirmation dialog'). */
const shownFor = 5000;

/** What the page behind the dialog shows; what the dialog itself shows is frozen, and asked for again it would be refused. */
const behind = [statementKeys.waiting, ownStatementsKeys.all, earningsStatsKeys.all, todoKeys.all];

/** What ends the dialog: the statement of the month is confirmed, or its amount carried forward. */
export function useDecide(match: string, onClose: () => void) {
  const notify = useNotify();

  function end(notice: MessageKey | undefined): void {
    if (notice) notify(notice, { type: 'success', autoHideDuration: shownFor });
    onClose();
  }
  const shared = { invalidatesAlways: behind, onSettled: refreshBadges };

  /** Does something once and says so; what is wrong is said in the dialog, which stays. */
  const command = useCommand(({ act }: { act: () => Promise<unknown>; done: MessageKey }) => act(), {
    ...shared,
    toast: false,
    onSuccess: (_, { done }) => end(done),
  });
  /** Ends the dialog also where it fails (portal.md section 8): who does not answer has it carried forward as well. */
  const declining = useCommand(declineStatement, {
    ...shared,
    onSuccess: () => end('statements.author.confirm.declined'),
    onRefused: () => end(undefined),
  });

  return {
    pending: command.pending || declining.pending,
    problem: command.error?.problem,
    run: (act: () => Promise<unknown>, done: MessageKey) => command.run({ act, done }),
    decline: () => declining.run({ match }),
    confirm: (signature_url: string | null) => send(confirmStatement, { body: { signature_url }, match }),
  };
}
export type Decide = ReturnType<typeof useDecide>;
