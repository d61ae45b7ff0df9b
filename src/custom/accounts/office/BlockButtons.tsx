import { useRecordContext } from 'ra-core';
import { useT } from '../../../i18n/index.ts';
import { preloadable } from '../../../lib/lazy/preloadable.ts';
import { currentUser } from '../../../lib/session/session.ts';
import { BatchButton, RecordButton } from '../../../resources/batch/BatchButton.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';

const dialogs = () => import('./BlockDialogs.tsx');
const Block = lazyWithPreload(
  preloadable(async () => (await dialogs()).BlockDialog),
  'dialog',
);
const Unblock = lazyWithPreload(
  preloadable(async () => (await dialogs()).UnblockDialog),
  'dialog',
);

/** Blocks the accounts that are marked, or lets them back. */
export function BlockBulk() {
  const t = useT();
  return (
    <>
      <BatchButton label={t('accounts.office.block.block')} dialog={Block} look="danger" />
      <BatchButton label={t('accounts.office.block.unblock')} dialog={Unblock} look="quiet" />
    </>
  );
}

/** The same of the account that is shown, unless it is the reader's own or closed. */
export function BlockActions() {
  const t = useT();
  const record = useRecordContext<{ id: number; status: string }>();
  if (record?.status === 'blocked')
    return <RecordButton label={t('accounts.office.block.unblock')} dialog={Unblock} look="quiet" />;
  if (record?.status !== 'active' || record.id === currentUser()?.id) return null;
  return <RecordButton label={t('accounts.office.block.block')} dialog={Block} look="danger" />;
}
