import { useNotify } from 'ra-core';
import { useState } from 'react';
import { blockAccounts, unblockAccounts } from '#domain/accounts/accounts.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useCounted } from '../../../i18n/useCounted.ts';
import { ApiError, send } from '../../../lib/api/client.ts';
import type { BatchProps } from '../../../resources/batch/BatchButton.tsx';
import { ReasonArea } from '../../../resources/batch/ReasonArea.tsx';
import { useReason } from '../../../resources/batch/useReason.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';

/** Sends a change of accounts; the dialog stays open with what was typed where it is refused. */
function useSending(send: () => Promise<unknown>, done: string, onClose: BatchProps['onClose']) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const onDo = async () => {
    setBusy(true);
    try {
      await send();
      notify(done, { type: 'success' });
      onClose(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { message, args } = Object.values(error.errors)[0] ?? error;
      notify(message, { type: 'error', messageArgs: args });
      setBusy(false);
    }
  };
  return { busy, onDo: () => void onDo() };
}

/** Asks why accounts are blocked, which their history keeps. */
export function BlockDialog({ ids, onClose }: BatchProps) {
  const t = useT();
  const counted = useCounted();
  const reason = useReason();
  const body = { ids: [...ids], reason: reason.reason };
  const { busy, onDo } = useSending(
    () => send(blockAccounts, { body }),
    counted('accounts.office.block.blocked', ids.length),
    onClose,
  );
  return (
    <AskDialog
      title={counted('accounts.office.block.ask_block', ids.length)}
      action={t('accounts.office.block.block')}
      look="danger"
      busy={busy}
      onDo={() => {
        reason.onTried();
        if (!reason.missing) onDo();
      }}
      onClose={() => onClose(false)}
    >
      <p>{t('accounts.office.block.hint')}</p>
      <ReasonArea {...reason} label={t('accounts.office.block.why')} />
    </AskDialog>
  );
}

export function UnblockDialog({ ids, onClose }: BatchProps) {
  const t = useT();
  const counted = useCounted();
  const { busy, onDo } = useSending(
    () => send(unblockAccounts, { body: { ids: [...ids] } }),
    counted('accounts.office.block.unblocked', ids.length),
    onClose,
  );
  return (
    <AskDialog
      title={counted('accounts.office.block.ask_unblock', ids.length)}
      action={t('accounts.office.block.unblock')}
      busy={busy}
      onDo={onDo}
      onClose={() => onClose(false)}
    >
      <p>{t('accounts.office.block.unblock_hint')}</p>
    </AskDialog>
  );
}
