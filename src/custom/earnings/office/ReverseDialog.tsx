import { useNotify } from 'ra-core';
import { reverseRevenue } from '#domain/earnings/revenueImport.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import type { BatchProps } from '../../../resources/batch/BatchButton.tsx';
import { ReasonArea } from '../../../resources/batch/ReasonArea.tsx';
import { useReason } from '../../../resources/batch/useReason.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';

/** Takes an import back, with the reason. */
export function ReverseDialog({ ids: [id], onClose }: BatchProps) {
  const t = useT();
  const notify = useNotify();
  const reason = useReason();
  const { run, pending } = useCommand(reverseRevenue, {
    onSuccess: ({ status }) => {
      notify(status === 'reversed' ? 'earnings.office.reversed' : 'earnings.office.reversal_began');
      onClose(true);
    },
  });
  const reverse = () => {
    reason.onTried();
    if (!reason.missing) void run({ params: { id: id! }, body: { reason: reason.reason } });
  };
  return (
    <AskDialog
      title={t('earnings.office.reverse_title')}
      action={t('earnings.office.reverse')}
      look="danger"
      busy={pending}
      onDo={reverse}
      onClose={() => onClose(false)}
    >
      <p>{t('earnings.office.reverse_hint')}</p>
      <ReasonArea {...reason} label={t('earnings.office.reverse_reason')} />
    </AskDialog>
  );
}
