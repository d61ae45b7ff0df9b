import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { sendChangeEmailCode, verifyChangeEmailCode } from '#domain/accounts/changeEmail.calls.ts';
import { secondCodeRule } from '#domain/accounts/secondFactor.ts';
import { object } from '#domain/kit/types.ts';
import { useT } from '../../../i18n/index.ts';
import { ApiError, send } from '../../../lib/api/client.ts';
import { renewUser } from '../../../lib/session/account.ts';
import { confirmTyped } from '../../../lib/session/confirmTyped.ts';
import type { UserInfo } from '../../../lib/session/session.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Proofs } from '../../../ui/forms/Proofs.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { usePasswordForm } from '../../../ui/forms/usePasswordForm.ts';
import { CodeInput, type SentCode } from './CodeInput.tsx';

const rule = sendChangeEmailCode.body
  .concat(verifyChangeEmailCode.body)
  .concat(object({ second_code: secondCodeRule() }));

interface Props {
  user: UserInfo;
  onClose: () => void;
}

/** Moves the account to an email, by the code that is sent there. */
export function EmailDialog({ user, onClose }: Props) {
  const t = useT();
  const id = useId();
  const notify = useNotify();
  const [sentCode, setSentCode] = useState<SentCode>();
  // Where the sign-in is not recent the server wants the password before it sends a code, and of who has a second factor
  // a code of that.
  const [asks, setAsks] = useState({ password: false, code: false });
  const { form, errors, refusal, pending, getValue, check, show } = usePasswordForm(
    rule,
    ({ email, code }) => renewUser(() => send(verifyChangeEmailCode, { body: { email, code } })),
    {
      onSuccess: (_, { email }) => {
        notify('accounts.shared.person.email_changed', { type: 'success', messageArgs: { email } });
        onClose();
      },
    },
  );
  async function sendCode() {
    if (!check('email') || !check('second_code')) return undefined;
    const email = getValue('email').trim();
    const password = getValue('password') || undefined;
    try {
      await confirmTyped(getValue('second_code'), 'email', { field: 'second_code' });
      await send(sendChangeEmailCode, { body: { email, password } });
    } catch (error) {
      if (error instanceof ApiError) {
        const { password: wantsPassword, second_code } = error.errors;
        setAsks({ password: asks.password || !!wantsPassword, code: asks.code || !!second_code });
      }
      throw error;
    }
    return email;
  }
  return (
    <Dialog
      title={t('accounts.shared.person.email_title')}
      onClose={onClose}
      actions={<DialogActions form={id} pending={pending} onClose={onClose} />}
    >
      <p className="muted">{t('accounts.shared.person.email_text', { email: user.email })}</p>
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        <TextInput
          name="email"
          type="email"
          label={t('accounts.shared.person.email_new')}
          error={errors.email}
          autoComplete="email"
          autoFocus
        />
        <Proofs asks={asks} errors={errors} code="second_code" />
        <CodeInput error={errors.code} sent={sentCode} onSent={setSentCode} send={sendCode} onRefused={show} />
      </form>
    </Dialog>
  );
}
