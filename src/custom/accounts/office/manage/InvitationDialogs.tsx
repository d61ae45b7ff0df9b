import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { resendAccountInvitation, withdrawAccountInvitation } from '#domain/accounts/management.calls.ts';
import { invitationDays } from '#domain/accounts/management.ts';
import { user } from '#domain/accounts/user.entity.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import type { BulkActionProps } from '../../../../resources/bulk/BulkActionButton.tsx';
import { AskDialog } from '../../../../ui/fields/AskDialog.tsx';
import { accountKeys } from '../../queryKeys.ts';
import { useAccount } from './account.ts';

/** Mails an invited account another link. */
export function ResendDialog({ onClose }: BulkActionProps) {
  const t = useT();
  const notify = useNotify();
  const { id, email } = useAccount();
  const { run, pending } = useCommand(resendAccountInvitation, {
    invalidates: [accountKeys.access(id)],
    onSuccess: () => {
      notify(t('accounts.office.manage.invited', { email }), { type: 'success' });
      onClose(true);
    },
  });
  return (
    <AskDialog
      title={t('accounts.office.manage.resend')}
      action={t('accounts.office.manage.send')}
      pending={pending}
      onDo={() => void run({ params: { id } })}
      onClose={() => onClose(false)}
    >
      <p>{t('accounts.office.manage.resend_text', { email, days: invitationDays })}</p>
    </AskDialog>
  );
}

/** Takes an invitation back; the account is gone then, so the list is shown. */
export function WithdrawDialog({ onClose }: BulkActionProps) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id, user_name } = useAccount();
  const { run, pending } = useCommand(withdrawAccountInvitation, {
    onSuccess: () => {
      notify('accounts.office.manage.withdrawn', { type: 'success' });
      onClose(false);
      void navigate(`/${resourceOf(user)}`);
    },
  });
  return (
    <AskDialog
      title={t('accounts.office.manage.withdraw_ask', { name: user_name })}
      action={t('accounts.office.manage.withdraw')}
      look="danger"
      pending={pending}
      onDo={() => void run({ params: { id } })}
      onClose={() => onClose(false)}
    >
      <p>{t('accounts.office.manage.withdraw_text')}</p>
    </AskDialog>
  );
}
