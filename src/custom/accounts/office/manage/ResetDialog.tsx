import { useNotify } from 'ra-core';
import { codeMinutes } from '#domain/accounts/codes.ts';
import { sendPasswordReset } from '#domain/accounts/management.calls.ts';
import { useT } from '../../../../i18n/index.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import type { BulkActionProps } from '../../../../resources/bulk/BulkActionButton.tsx';
import { AskDialog } from '../../../../ui/fields/AskDialog.tsx';
import { useAccount } from './account.ts';

/** Has the owner of an account sent a code for a new password. */
export function ResetDialog({ onClose }: BulkActionProps) {
  const t = useT();
  const notify = useNotify();
  const { id, email } = useAccount();
  const { run, pending } = useCommand(sendPasswordReset, {
    onSuccess: () => {
      notify(t('accounts.office.manage.reset_sent', { email }), { type: 'success' });
      onClose(true);
    },
  });
  return (
    <AskDialog
      title={t('accounts.office.manage.reset_ask')}
      action={t('accounts.office.manage.send')}
      pending={pending}
      onDo={() => void run({ params: { id } })}
      onClose={() => onClose(false)}
    >
      <p>{t('accounts.office.manage.reset_text', { email, minutes: codeMinutes })}</p>
    </AskDialog>
  );
}
