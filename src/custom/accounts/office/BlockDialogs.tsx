import { useNotify } from 'ra-core';
import { useState } from 'react';
import { blockAccounts, unblockAccounts } from '#domain/accounts/accounts.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import type { BulkActionProps } from '../../../resources/bulk/BulkActionButton.tsx';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { ReasonDialog } from '../../../ui/reason/ReasonDialog.tsx';
import { BlockOutcome } from './BlockOutcome.tsx';

type Items = AnswerOf<typeof blockAccounts>['items'];
type Done = 'accounts.office.block.blocked' | 'accounts.office.block.unblocked';

/** Says how many it was done with, and shows which accounts stayed as they were, where there are any. */
function useDone(done: Done, onClose: BulkActionProps['onClose']) {
  const notify = useNotify();
  const formatCount = useFormatCount();
  const [items, setItems] = useState<Items>();
  const onDone = (answer: { items: Items }) => {
    if (answer.items.some(({ result }) => result !== 'done')) return setItems(answer.items);
    notify(formatCount(done, answer.items.length), { type: 'success' });
    return onClose(true);
  };
  return { onDone, outcome: items && <BlockOutcome done={done} items={items} onClose={() => onClose(true)} /> };
}

/** Asks why accounts are blocked, which their history keeps. */
export function BlockDialog({ ids, onClose }: BulkActionProps) {
  const t = useT();
  const formatCount = useFormatCount();
  const { outcome, onDone } = useDone('accounts.office.block.blocked', onClose);
  if (outcome) return outcome;
  return (
    <ReasonDialog
      title={formatCount('accounts.office.block.ask_block', ids.length)}
      action={t('accounts.office.block.block')}
      look="danger"
      label={t('accounts.office.block.why')}
      act={(reason) => send(blockAccounts, { body: { ids: [...ids], reason } })}
      onDone={onDone}
      onClose={() => onClose(false)}
    >
      <p>{t('accounts.office.block.hint')}</p>
    </ReasonDialog>
  );
}

export function UnblockDialog({ ids, onClose }: BulkActionProps) {
  const t = useT();
  const formatCount = useFormatCount();
  const { outcome, onDone } = useDone('accounts.office.block.unblocked', onClose);
  const { run, pending } = useCommand(unblockAccounts, { onSuccess: onDone });
  if (outcome) return outcome;
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
