import { useRecordContext } from 'ra-core';
import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { BulkActionButton, RecordActionButton } from '../../../resources/bulk/BulkActionButton.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';

const loadDialogs = () => import('./BonusDialogs.tsx');
const Approve = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).ApproveBonuses),
  'dialog',
);
const Reject = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).RejectBonuses),
  'dialog',
);

function Buttons({ as: Button }: { as: typeof BulkActionButton | typeof RecordActionButton }) {
  const t = useT();
  return (
    <>
      <Button label={t('bonuses.office.approve')} dialog={Approve} />
      <Button label={t('bonuses.office.reject')} dialog={Reject} look="quiet" />
    </>
  );
}

/** What finance does with the bonuses, fines and so on that are marked. */
export const BonusBulk = () => <Buttons as={BulkActionButton} />;

/** And with the one that is shown, while it waits. */
export function BonusActions() {
  const record = useRecordContext<{ status: string }>();
  return record?.status === 'pending' ? <Buttons as={RecordActionButton} /> : null;
}
