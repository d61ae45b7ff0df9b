import { useRecordContext } from 'ra-core';
import { isAuthor } from '#domain/roles.ts';
import { useT } from '../../../../i18n/index.ts';
import { makePreloadable } from '../../../../lib/lazy/preloadable.ts';
import { currentUser } from '../../../../lib/session/session.ts';
import { RecordActionButton } from '../../../../resources/bulk/BulkActionButton.tsx';
import { MoreWithRecord } from '../../../../resources/bulk/MoreActions.tsx';
import { lazyWithPreload } from '../../../../ui/lazy/lazyWithPreload.tsx';
import { BlockButton } from '../BlockButtons.tsx';
import type { Account } from './account.ts';

const loadInvitation = () => import('./InvitationDialogs.tsx');
const Resend = lazyWithPreload(
  makePreloadable(async () => (await loadInvitation()).ResendDialog),
  'dialog',
);
const Withdraw = lazyWithPreload(
  makePreloadable(async () => (await loadInvitation()).WithdrawDialog),
  'dialog',
);
const ChangeRole = lazyWithPreload(
  makePreloadable(async () => (await import('./RoleDialog.tsx')).RoleDialog),
  'dialog',
);
const Reset = lazyWithPreload(
  makePreloadable(async () => (await import('./ResetDialog.tsx')).ResetDialog),
  'dialog',
);

const OpenAs = lazyWithPreload(
  makePreloadable(async () => (await import('./OpenAsDialog.tsx')).OpenAsDialog),
  'dialog',
);

/** What can be done with the account that is shown: nothing with the reader's own, and with one that is closed. */
export function AccountActions() {
  const t = useT();
  const account = useRecordContext<Account>();
  if (!account || account.status === 'closed' || account.id === currentUser()?.id) return null;
  if (account.status === 'invited')
    return (
      <>
        <RecordActionButton label={t('accounts.office.manage.resend')} dialog={Resend} />
        <MoreWithRecord actions={[{ label: t('accounts.office.manage.withdraw'), dialog: Withdraw }]} />
      </>
    );
  return (
    <>
      {!isAuthor(account.role) && (
        <RecordActionButton label={t('accounts.office.manage.role')} dialog={ChangeRole} look="quiet" />
      )}
      {isAuthor(account.role) && account.status === 'active' && (
        <RecordActionButton label={t('accounts.office.manage.open_as')} dialog={OpenAs} look="quiet" />
      )}
      {account.status === 'active' && (
        <RecordActionButton label={t('accounts.office.manage.reset')} dialog={Reset} look="quiet" />
      )}
      <BlockButton />
    </>
  );
}
