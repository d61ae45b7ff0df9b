import { useNotify } from 'ra-core';
import { useState } from 'react';
import { cancelApplication } from '#domain/contracts/contracts.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { contractChanges } from '../queryKeys.ts';
import type { ContractState } from './useContracts.ts';

/** Takes an application back, once that is confirmed. */
export function Cancel({ story: { id, title } }: { story: ContractState['fiction'] }) {
  const t = useT();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const { run: cancel, pending } = useCommand(cancelApplication, {
    invalidatesAlways: contractChanges,
    onSuccess: () => notify('contracts.author.cancel.done', { type: 'success' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('contracts.author.cancel.open')}
      </button>
      {asking && (
        <AskDialog
          title={t('contracts.author.cancel.title', { title })}
          action={t('contracts.author.cancel.confirm')}
          look="danger"
          back={t('contracts.author.cancel.keep')}
          pending={pending}
          onDo={() => void cancel({ params: { fiction_id: id } })}
          onClose={() => setAsking(false)}
        >
          <p>{t('contracts.author.cancel.text')}</p>
        </AskDialog>
      )}
    </>
  );
}
