import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { can } from '#domain/roles.ts';
import { getBillInfo, getBillNotification } from '#domain/statements/statements.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { statementKeys } from '../queryKeys.ts';
import { noteShown, wasShown } from './shown.ts';

/**
 * Opens the payment dialog by itself after sign-in, once a session and statement, where the notification is not empty
 * (portal.md section 4). What fails is not told: nobody has asked, and `/income` says what waits.
 */
export default function BillAtStart(): ReactNode {
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<ReactNode>();
  useEffect(() => {
    let left = false;
    async function ask() {
      if (wasShown() || !can(currentRole(), getBillNotification.roles)) return;
      const summary = await send(getBillNotification, {});
      const info = summary && (await send(getBillInfo, {}));
      if (!info?.is_open) return;
      const { ConfirmBill } = await import('./ConfirmBill.tsx');
      // It was open already, perhaps by hand.
      if (left || wasShown(info.month)) return;
      queries.setQueryData(statementKeys.summary(info.month), summary);
      queries.setQueryData(statementKeys.waiting, info);
      noteShown(info.month);
      // At once: whoever opens it by hand in between would have it twice.
      flushSync(() => setDialog(<ConfirmBill bill={info} onClose={() => setDialog(undefined)} />));
    }
    ask().catch(() => undefined);
    return () => void (left = true);
  }, [queries]);
  return dialog;
}
