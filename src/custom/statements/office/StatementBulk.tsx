import { lazy } from 'react';
import { useT } from '../../../i18n/index.ts';
import { BatchButton } from '../../../resources/batch/BatchButton.tsx';

const dialogs = () => import('./StatementDialogs.tsx');
const Take = lazy(() => dialogs().then(({ TakeStatements }) => ({ default: TakeStatements })));
const Approve = lazy(() => dialogs().then(({ ApproveStatements }) => ({ default: ApproveStatements })));
const Reject = lazy(() => dialogs().then(({ RejectStatements }) => ({ default: RejectStatements })));

/** What finance does with the statements that are marked. */
export function StatementBulk() {
  const t = useT();
  return (
    <>
      <BatchButton label={t('statements.office.review.take')} dialog={Take} look="quiet" />
      <BatchButton label={t('statements.office.review.approve')} dialog={Approve} />
      <BatchButton label={t('statements.office.review.reject')} dialog={Reject} look="quiet" />
    </>
  );
}
