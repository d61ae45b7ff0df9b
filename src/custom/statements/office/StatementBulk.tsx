import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { BulkActionButton } from '../../../resources/bulk/BulkActionButton.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';

const loadDialogs = () => import('./StatementDialogs.tsx');
const Take = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).TakeStatements),
  'dialog',
);
const Approve = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).ApproveStatements),
  'dialog',
);
const Reject = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).RejectStatements),
  'dialog',
);

/** What finance does with the statements that are marked. */
export function StatementBulk() {
  const t = useT();
  return (
    <>
      <BulkActionButton label={t('statements.office.review.take')} dialog={Take} look="quiet" />
      <BulkActionButton label={t('statements.office.review.approve')} dialog={Approve} />
      <BulkActionButton label={t('statements.office.review.reject')} dialog={Reject} look="quiet" />
    </>
  );
}
