import { useId, type ReactNode } from 'react';
import { login } from '#domain/accounts/auth.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { ApiError, send } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/forms/useCallForm.ts';
import type { SignedIn } from '../../../lib/session/account.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCaptcha } from '../author/useCaptcha.tsx';
import type { Typed } from './typed.ts';
import css from './SignIn.module.css';

interface Props {
  typed: Typed;
  /** The way to a new password. */
  forgot: ReactNode;
  onSignedIn: (session: SignedIn) => void;
}

export function SignInForm({ typed, forgot, onSignedIn }: Props) {
  const t = useT();
  const title = useId();
  const captcha = useCaptcha({ atOnce: false });
  const { form, errors, refusal, pending, waiting } = useCallForm(login.body, async (values) => {
    onSignedIn(
      await send(login, { body: values }).catch(async (error: unknown) => {
        // After some failures the server wants a captcha; solving it is the browser's work, not the person's.
        if (!(error instanceof ApiError && error.errors.captcha)) throw error;
        return send(login, { body: { ...values, captcha: await captcha.prove() } });
      }),
    );
  });
  const before = typed.of('login');
  return (
    <form className="stack" {...form} aria-labelledby={title}>
      <h1 id={title}>{t('accounts.sign_in')}</h1>
      <Refused refusal={refusal} />
      <TextInput
        name="account"
        label={t('accounts.account')}
        error={errors.account}
        defaultValue={before.account}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={!before.account}
      />
      <PasswordInput
        name="password"
        label={t('accounts.password')}
        error={errors.password}
        defaultValue={before.password}
        autoComplete="current-password"
        autoFocus={Boolean(before.account)}
      />
      {captcha.box}
      <button className="button" disabled={pending || waiting}>
        {t(pending ? 'accounts.signing_in' : 'accounts.sign_in')}
      </button>
      <p className={css.forgot}>{forgot}</p>
    </form>
  );
}
