import { useRecordContext } from 'ra-core';
import { approvePayouts, markAllPaid } from '#domain/payouts/payouts.calls.ts';
import { can } from '#domain/roles.ts';
import { useT } from '../../i18n/index.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { currentRole } from '../../lib/session/session.ts';
import { BulkActionButton, RecordActionButton } from '../../resources/bulk/BulkActionButton.tsx';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';

const loadDialogs = () => import('./PayoutDialogs.tsx');
const Approve = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).ApprovePayouts),
  'dialog',
);
export const Pay = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).PayPayouts),
  'dialog',
);
export const Fail = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).FailPayouts),
  'dialog',
);

/** What the reader does with payouts: finance approves them, the cashier tells how they ended. */
function Buttons({ as: Button }: { as: typeof BulkActionButton | typeof RecordActionButton }) {
  const t = useT();
  return (
    <>
      {can(currentRole(), approvePayouts.roles) && <Button label={t('payouts.office.approve')} dialog={Approve} />}
      {can(currentRole(), markAllPaid.roles) && (
        <>
          <Button label={t('payouts.office.paid')} dialog={Pay} />
          <Button label={t('payouts.office.failed')} dialog={Fail} look="quiet" />
        </>
      )}
    </>
  );
}

/** With those that are marked in a list. */
export const PayoutBulk = () => <Buttons as={BulkActionButton} />;

/** With the one that is shown, while something can be done with it. */
export function PayoutActions() {
  const record = useRecordContext<{ status: string }>();
  const waits = can(currentRole(), approvePayouts.roles) ? 'pending' : 'approved';
  return record?.status === waits ? <Buttons as={RecordActionButton} /> : null;
}
