import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import * as calls from '#domain/accounts/secondFactor.calls.ts';
import { recoveryCodeCount } from '#domain/accounts/secondFactor.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { knowsPassword } from '../../../../lib/session/session.ts';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';
import { DialogActions } from '../../../../ui/forms/DialogActions.tsx';
import { Proofs } from '../../../../ui/forms/Proofs.tsx';
import { Refused } from '../../../../ui/forms/Refused.tsx';
import { usePasswordForm } from '../../../../ui/forms/usePasswordForm.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** New recovery codes in place of those before, by password and code. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const id = useId();
  const [codes, setCodes] = useState<string[]>();
  const { form, errors, refusal, pending } = usePasswordForm(
    calls.renewRecoveryCodes.body,
    (body) => send(calls.renewRecoveryCodes, { body }),
    { onSuccess: ({ recovery_codes }) => setCodes(recovery_codes) },
  );
  const title = t('accounts.security.second.renew');
  if (codes)
    return (
      <Dialog title={title} onClose={onClose}>
        <RecoveryCodes codes={codes} onKept={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <DialogActions form={id} pending={pending} action={t('accounts.security.second.go_renew')} onClose={onClose} />
      }
    >
      <p>{t('accounts.security.second.renew_text', { smart_count: recoveryCodeCount })}</p>
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        <Proofs asks={{ password: knowsPassword(), code: true }} errors={errors} autoFocus />
      </form>
    </Dialog>
  );
}

/** Switches the second factor off, by password and code; where nobody knows the password, after a recent sign-in. */
export function OffDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const id = useId();
  const { form, errors, refusal, pending } = usePasswordForm(
    calls.removeSecondFactor.body,
    (body) => send(calls.removeSecondFactor, { body }),
    {
      onSuccess: () => {
        notify('accounts.security.second.switched_off', { type: 'success' });
        onClose();
      },
    },
  );
  return (
    <Dialog
      title={t('accounts.security.second.off_ask')}
      onClose={onClose}
      actions={
        <DialogActions
          form={id}
          pending={pending}
          action={t('accounts.security.second.off')}
          look="danger"
          onClose={onClose}
        />
      }
    >
      <p>{t('accounts.security.second.off_text')}</p>
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        <Proofs asks={{ password: knowsPassword(), code: true }} errors={errors} autoFocus />
      </form>
    </Dialog>
  );
}
