import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { getBillInfo, getBillNotification } from '#domain/calls/bill.ts';
import { can } from '#domain/roles.ts';
import { currentRole } from '../../../authProvider/session.ts';
import { send } from '../../../dataProvider/client.ts';
import { noteShown, wasShown } from './shown.ts';
import type { Bill } from './useBill.ts';

const ConfirmBill = lazy(() => import('./ConfirmBill.tsx').then(({ ConfirmBill }) => ({ default: ConfirmBill })));

/**
 * Opens the payment dialog by itself after sign-in, once a session and statement, where the notification is not empty
 * (portal.md section 4). What fails is not told: nobody has asked, and `/income` says what waits.
 */
export default function BillAtStart(): ReactNode {
  const queries = useQueryClient();
  const [bill, setBill] = useState<Bill>();
  useEffect(() => {
    let left = false;
    async function ask() {
      if (wasShown() || !can(currentRole(), getBillNotification.who)) return;
      const summary = await send(getBillNotification, {});
      const info = summary && (await send(getBillInfo, {}));
      // It was open already, perhaps by hand.
      if (left || !info?.can_confirm || wasShown(info.month)) return;
      queries.setQueryData(['bill', 'summary'], summary);
      queries.setQueryData(['bill'], info);
      noteShown(info.month);
      setBill(info);
    }
    ask().catch(() => undefined);
    return () => void (left = true);
  }, [queries]);
  return (
    bill && (
      <Suspense>
        <ConfirmBill bill={bill} onClose={() => setBill(undefined)} />
      </Suspense>
    )
  );
}
