import { useT } from '../../../i18n/index.ts';
import { preloadable } from '../../../lib/lazy/preloadable.ts';
import { BatchButton } from '../../../resources/batch/BatchButton.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';

const dialogs = () => import('./StatementDialogs.tsx');
const Take = lazyWithPreload(
  preloadable(async () => (await dialogs()).TakeStatements),
  'dialog',
);
const Approve = lazyWithPreload(
  preloadable(async () => (await dialogs()).ApproveStatements),
  'dialog',
);
const Reject = lazyWithPreload(
  preloadable(async () => (await dialogs()).RejectStatements),
  'dialog',
);

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
