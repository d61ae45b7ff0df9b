import { useNotify } from 'ra-core';
import { reverseRevenue } from '#domain/earnings/revenueImport.calls.ts';
import { importSteps } from '#domain/earnings/revenueImport.entity.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import type { BulkActionProps } from '../../../resources/bulk/BulkActionButton.tsx';
import { ReasonDialog } from '../../../ui/reason/ReasonDialog.tsx';

/** Takes an import back, with the reason. */
export function ReverseDialog({ ids: [id], onClose }: BulkActionProps) {
  const t = useT();
  const notify = useNotify();
  return (
    <ReasonDialog
      title={t('earnings.office.reverse_title')}
      action={t('earnings.office.reverse')}
      look="danger"
      label={t('earnings.office.reverse_reason')}
      act={(reason) => send(reverseRevenue, { params: { id: id! }, body: { reason } })}
      onDone={({ status }) => {
        notify(status === importSteps.take_back.to ? 'earnings.office.reversed' : 'earnings.office.reversal_began');
        onClose(true);
      }}
      onClose={() => onClose(false)}
    >
      <p>{t('earnings.office.reverse_hint')}</p>
    </ReasonDialog>
  );
}
