import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { reverseRevenue } from '#domain/earnings/revenueImport.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { ApiError, send } from '../../../lib/api/client.ts';
import type { BatchProps } from '../../../resources/batch/BatchButton.tsx';
import { ReasonArea } from '../../../resources/batch/ReasonArea.tsx';
import { useReason } from '../../../resources/batch/useReason.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';

/** Takes an import back, with the reason. */
export function ReverseDialog({ ids: [id], onClose }: BatchProps) {
  const t = useT();
  const notify = useNotify();
  const key = useRef(crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const reason = useReason();
  const reverse = async () => {
    reason.onTried();
    if (reason.missing) return;
    setBusy(true);
    try {
      const body = { reason: reason.reason };
      const { status } = await send(reverseRevenue, { params: { id: id! }, body, key: key.current });
      notify(status === 'reversed' ? 'earnings.office.reversed' : 'earnings.office.reversal_began');
      onClose(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 0) key.current = crypto.randomUUID();
      notify(error.message, { type: 'error', messageArgs: error.args });
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title={t('earnings.office.reverse_title')}
      action={t('earnings.office.reverse')}
      look="danger"
      busy={busy}
      onDo={() => void reverse()}
      onClose={() => onClose(false)}
    >
      <p>{t('earnings.office.reverse_hint')}</p>
      <ReasonArea {...reason} label={t('earnings.office.reverse_reason')} />
    </AskDialog>
  );
}
