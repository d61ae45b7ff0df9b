import { useNotify, useRecordContext } from 'ra-core';
import type { accountRequest } from '#domain/accounts/accountRequest.entity.ts';
import { confirmAccountRequest, declineAccountRequest } from '#domain/accounts/accountRequests.calls.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import type { BulkActionProps } from '../../../../resources/bulk/BulkActionButton.tsx';
import { AskDialog } from '../../../../ui/fields/AskDialog.tsx';
import { ReasonDialog } from '../../../../ui/reason/ReasonDialog.tsx';

const useRequest = () => useRecordContext<RecordOf<typeof accountRequest>>()!;

/** Says once more who gets which role. */
export function ConfirmDialog({ onClose }: BulkActionProps) {
  const t = useT();
  const notify = useNotify();
  const { id, kind, user_name: name, email, role, why } = useRequest();
  const { run, pending } = useCommand(confirmAccountRequest, {
    onSuccess: () => {
      notify('accounts.office.request.confirmed', { type: 'success' });
      onClose(true);
    },
  });
  return (
    <AskDialog
      title={t(`accounts.office.request.ask_${kind}`)}
      action={t('accounts.office.request.confirm')}
      pending={pending}
      onDo={() => void run({ params: { id } })}
      onClose={() => onClose(false)}
    >
      <p>
        {t(`accounts.office.request.text_${kind}`, { name, email, role: t(`common.role.${role}`), why: why ?? '' })}
      </p>
    </AskDialog>
  );
}

export function DeclineDialog({ onClose }: BulkActionProps) {
  const t = useT();
  const notify = useNotify();
  const { id } = useRequest();
  return (
    <ReasonDialog
      title={t('accounts.office.request.ask_decline')}
      action={t('accounts.office.request.decline')}
      look="danger"
      label={t('accounts.office.request.why')}
      act={(reason) => send(declineAccountRequest, { params: { id }, body: { reason } })}
      onDone={() => {
        notify('accounts.office.request.declined', { type: 'success' });
        onClose(true);
      }}
      onClose={() => onClose(false)}
    />
  );
}
