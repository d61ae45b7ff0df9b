import { useId, useRef } from 'react';
import * as calls from '#domain/accounts/forgotPassword.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { ApiError, send } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/forms/useCallForm.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { CodeInput, type SentCode } from '../author/CodeInput.tsx';
import { NewPassword } from '../author/NewPassword.tsx';
import { useCaptcha } from '../author/useCaptcha.tsx';
import type { Typed } from './typed.ts';

const rule = calls.verifyForgotPasswordCode.body.concat(calls.forgotPassword.body.omit(['reset_token']));

interface Props {
  typed: Typed;
  sent: SentCode | undefined;
  onSent: (sentCode: SentCode) => void;
  /** The password is set, and every session of the account has ended. */
  onReset: (email: string) => void;
}

/** A new password for whoever can read the account's email. */
export function ForgotForm({ typed, sent, onSent, onReset }: Props) {
  const t = useT();
  const title = useId();
  const captcha = useCaptcha({ atOnce: true });
  // A code is used up by the token that it gives: if the password is refused then, the token is what is left.
  const token = useRef<{ of: string; reset_token: string }>(undefined);
  const { form, errors, refusal, pending, getValue, check, show } = useCallForm(rule, async (values) => {
    const { email, code, ...passwords } = values;
    const of = `${email} ${code}`;
    if (token.current?.of !== of) {
      token.current = { of, ...(await send(calls.verifyForgotPasswordCode, { body: { email, code } })) };
    }
    try {
      await send(calls.forgotPassword, { body: { reset_token: token.current.reset_token, ...passwords } });
    } catch (error) {
      if (error instanceof ApiError && error.errors.reset_token) token.current = undefined;
      throw error;
    }
    onReset(email);
  });
  async function sendCode() {
    if (!check('email')) return undefined;
    const email = getValue('email').trim();
    await send(calls.sendForgotPasswordCode, { body: { email, captcha: await captcha.prove() } });
    return email;
  }
  const before = typed.of('forgot');
  return (
    <form className="stack" {...form} aria-labelledby={title}>
      <h1 id={title}>{t('accounts.forgot_title')}</h1>
      <Refused refusal={refusal} />
      <TextInput
        name="email"
        type="email"
        label={t('accounts.email')}
        error={errors.email}
        defaultValue={before.email}
        autoComplete="username"
        autoFocus
      />
      {captcha.box}
      <CodeInput
        error={errors.code}
        initial={before.code}
        sent={sent}
        onSent={onSent}
        send={sendCode}
        onRefused={show}
      />
      <NewPassword label={t('accounts.new_password')} of="author_unsigned" errors={errors} before={before} />
      <button className="button" disabled={pending}>
        {t(pending ? 'accounts.saving' : 'accounts.reset')}
      </button>
    </form>
  );
}
