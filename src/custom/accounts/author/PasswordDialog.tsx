import { useNotify } from 'ra-core';
import { useId } from 'react';
import { changePassword } from '#domain/accounts/password.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { currentRole, currentUser } from '../../../lib/session/session.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { usePasswordForm } from '../../../ui/forms/usePasswordForm.ts';
import { sessionKeys } from '../queryKeys.ts';
import { NewPassword } from './NewPassword.tsx';

/** Changes the password (portal.md section 5); the account's other sessions end. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const id = useId();
  const role = currentRole()!;
  const { form, errors, refusal, pending } = usePasswordForm(
    changePassword.body(role),
    (body) => send(changePassword, { body }),
    {
      invalidates: [sessionKeys.all],
      onSuccess: () => {
        notify('accounts.shared.person.password_changed', { type: 'success' });
        onClose();
      },
    },
  );
  return (
    <Dialog
      title={t('layout.change_password')}
      onClose={onClose}
      actions={<DialogActions form={id} pending={pending} onClose={onClose} />}
    >
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        {/* Tells a password manager whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={currentUser()?.username} readOnly />
        <PasswordInput
          name="password_old"
          label={t('accounts.shared.person.password_old')}
          error={errors.password_old}
          autoComplete="current-password"
          autoFocus
        />
        <NewPassword label={t('accounts.new_password')} of={role} errors={errors} />
      </form>
    </Dialog>
  );
}
