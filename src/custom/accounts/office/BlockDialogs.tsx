import { useNotify } from 'ra-core';
import { blockAccounts, unblockAccounts } from '#domain/accounts/accounts.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import type { BulkActionProps } from '../../../resources/bulk/BulkActionButton.tsx';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { ReasonDialog } from '../../../ui/reason/ReasonDialog.tsx';

/** Says what was done; the dialog stays open with what was typed where it is refused. */
function useDone(done: string, onClose: BulkActionProps['onClose']) {
  const notify = useNotify();
  return () => {
    notify(done, { type: 'success' });
    onClose(true);
  };
}

/** Asks why accounts are blocked, which their history keeps. */
export function BlockDialog({ ids, onClose }: BulkActionProps) {
  const t = useT();
  const formatCount = useFormatCount();
  return (
    <ReasonDialog
      title={formatCount('accounts.office.block.ask_block', ids.length)}
      action={t('accounts.office.block.block')}
      look="danger"
      label={t('accounts.office.block.why')}
      act={(reason) => send(blockAccounts, { body: { ids: [...ids], reason } })}
      onDone={useDone(formatCount('accounts.office.block.blocked', ids.length), onClose)}
      onClose={() => onClose(false)}
    >
      <p>{t('accounts.office.block.hint')}</p>
    </ReasonDialog>
  );
}

export function UnblockDialog({ ids, onClose }: BulkActionProps) {
  const t = useT();
  const formatCount = useFormatCount();
  const { run, pending } = useCommand(unblockAccounts, {
    onSuccess: useDone(formatCount('accounts.office.block.unblocked', ids.length), onClose),
  });
  return (
    <AskDialog
      title={formatCount('accounts.office.block.ask_unblock', ids.length)}
      action={t('accounts.office.block.unblock')}
      pending={pending}
      onDo={() => void run({ body: { ids: [...ids] } })}
      onClose={() => onClose(false)}
    >
      <p>{t('accounts.office.block.unblock_hint')}</p>
    </AskDialog>
  );
}
