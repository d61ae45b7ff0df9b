import { useRecordContext } from 'ra-core';
import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { BulkActionButton, RecordActionButton } from '../../../resources/bulk/BulkActionButton.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';

const loadDialogs = () => import('./BlockDialogs.tsx');
const Block = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).BlockDialog),
  'dialog',
);
const Unblock = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).UnblockDialog),
  'dialog',
);

/** Blocks the accounts that are marked, or lets them back. */
export function BlockBulk() {
  const t = useT();
  return (
    <>
      <BulkActionButton label={t('accounts.office.block.block')} dialog={Block} look="danger" />
      <BulkActionButton label={t('accounts.office.block.unblock')} dialog={Unblock} look="quiet" />
    </>
  );
}

/** The same of the account that is shown. */
export function BlockButton() {
  const t = useT();
  const record = useRecordContext<{ status: string }>();
  return record?.status === 'blocked' ? (
    <RecordActionButton label={t('accounts.office.block.unblock')} dialog={Unblock} look="quiet" />
  ) : (
    <RecordActionButton label={t('accounts.office.block.block')} dialog={Block} look="danger" />
  );
}
