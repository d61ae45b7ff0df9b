import { useRecordContext } from 'ra-core';
import { lazy } from 'react';
import { useT } from '../../../i18n/index.ts';
import { BatchButton, RecordButton } from '../../../resources/batch/BatchButton.tsx';

const dialogs = () => import('./BonusDialogs.tsx');
const Approve = lazy(() => dialogs().then(({ ApproveBonuses }) => ({ default: ApproveBonuses })));
const Reject = lazy(() => dialogs().then(({ RejectBonuses }) => ({ default: RejectBonuses })));

function Buttons({ as: Button }: { as: typeof BatchButton | typeof RecordButton }) {
  const t = useT();
  return (
    <>
      <Button label={t('bonuses.office.approve')} dialog={Approve} />
      <Button label={t('bonuses.office.reject')} dialog={Reject} look="quiet" />
    </>
  );
}

/** What finance does with the bonuses, fines and so on that are marked. */
export const BonusBulk = () => <Buttons as={BatchButton} />;

/** And with the one that is shown, while it waits. */
export function BonusWays() {
  const record = useRecordContext<{ status: string }>();
  return record?.status === 'pending' ? <Buttons as={RecordButton} /> : null;
}
