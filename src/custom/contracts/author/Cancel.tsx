import { useNotify } from 'ra-core';
import { useState } from 'react';
import { cancelApplication } from '#domain/contracts/contracts.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { useContractsChanged, useSayWhy, type ContractState } from './useContracts.ts';

/** Takes an application back, once that is confirmed. */
export function Cancel({ story: { id, title } }: { story: ContractState['fiction'] }) {
  const t = useT();
  const notify = useNotify();
  const sayWhy = useSayWhy();
  const changed = useContractsChanged();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function cancel() {
    setBusy(true);
    try {
      await send(cancelApplication, { params: { fiction_id: id } });
      notify('contracts.author.cancel.done', { type: 'success' });
    } catch (failure) {
      sayWhy(failure);
    }
    setAsking(false);
    setBusy(false);
    await changed();
  }
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setAsking(true)}>
        {t('contracts.author.cancel.open')}
      </button>
      {asking && (
        <AskDialog
          title={t('contracts.author.cancel.title', { title })}
          action={t('contracts.author.cancel.confirm')}
          look="danger"
          back={t('contracts.author.cancel.keep')}
          busy={busy}
          onDo={() => void cancel()}
          onClose={() => setAsking(false)}
        >
          <p>{t('contracts.author.cancel.text')}</p>
        </AskDialog>
      )}
    </>
  );
}
