import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { can } from '#domain/roles.ts';
import { getStatementInfo, getStatementNotification } from '#domain/statements/statements.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { statementKeys } from '../queryKeys.ts';
import { noteShown, wasShown } from './shownMonth.ts';
import type { StatementInfo } from './useStatement.ts';

const dialog = makePreloadable(async () => (await import('./ConfirmStatement.tsx')).ConfirmStatement);
const ConfirmStatement = lazyWithPreload(dialog, 'dialog');

interface Props {
  /** No statement waits, or its dialog is closed: what else is asked at the start may follow. */
  onDone: () => void;
}

/**
 * Opens the payment dialog by itself after sign-in, once a session and statement, where the notification is not empty
 * (portal.md section 4). What fails is not told: nobody has asked, and `/income` says what waits.
 */
export function StatementAtStart({ onDone }: Props) {
  const queries = useQueryClient();
  const [statement, setStatement] = useState<StatementInfo>();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    let isStale = false;
    /** Whether the dialog has opened. */
    async function ask(): Promise<boolean> {
      if (wasShown() || !can(currentRole(), getStatementNotification.roles)) return false;
      const summary = await send(getStatementNotification, {});
      const info = summary && (await send(getStatementInfo, {}));
      if (!info?.is_open) return false;
      await dialog.fetch();
      // It was open already, perhaps by hand.
      if (isStale || wasShown(info.month)) return false;
      queries.setQueryData(statementKeys.summary(info.month), summary);
      queries.setQueryData(statementKeys.waiting, info);
      noteShown(info.month);
      // At once: whoever opens it by hand in between would have it twice.
      flushSync(() => setStatement(info));
      return true;
    }
    async function start() {
      const opened = await ask().catch(() => false);
      if (!opened && !isStale) done();
    }
    void start();
    return () => void (isStale = true);
  }, [queries]);
  if (!statement) return null;
  function close() {
    setStatement(undefined);
    onDone();
  }
  return <ConfirmStatement statement={statement} onClose={close} />;
}
