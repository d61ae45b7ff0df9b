import { useRecordContext } from 'ra-core';
import type { accountRequest } from '#domain/accounts/accountRequest.entity.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { useT } from '../../../../i18n/index.ts';
import { makePreloadable } from '../../../../lib/lazy/preloadable.ts';
import { currentUser } from '../../../../lib/session/session.ts';
import { RecordActionButton } from '../../../../resources/bulk/BulkActionButton.tsx';
import { lazyWithPreload } from '../../../../ui/lazy/lazyWithPreload.tsx';

const loadDialogs = () => import('./RequestDialogs.tsx');
const Confirm = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).ConfirmDialog),
  'dialog',
);
const Decline = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).DeclineDialog),
  'dialog',
);

/** Decides what another content manager asked for, while it waits; what one asked for oneself can be taken back. */
export function RequestButtons() {
  const t = useT();
  const request = useRecordContext<RecordOf<typeof accountRequest>>();
  const me = currentUser()?.id;
  if (request?.status !== 'pending' || request.user_id === me) return null;
  return (
    <>
      {request.asked_by_id === me ? (
        <p className="note">{t('accounts.office.request.own')}</p>
      ) : (
        <RecordActionButton label={t('accounts.office.request.confirm')} dialog={Confirm} />
      )}
      <RecordActionButton label={t('accounts.office.request.decline')} dialog={Decline} look="quiet" />
    </>
  );
}
