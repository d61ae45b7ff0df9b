import { useId, useState, type FormEvent } from 'react';
import { login } from '#domain/calls/auth.ts';
import type { Message } from '#domain/kit/messages.ts';
import { signIn } from '../../authProvider/account.ts';
import { ApiError } from '../../dataProvider/client.ts';
import { currentProvider, useT } from '../../i18n/index.ts';
import { problemsOf } from '../../kit/problems.ts';
import { TextInput } from '../fields/TextInput.tsx';
import css from './SignIn.module.css';

type Errors = Partial<Record<string, Message>>;

export function SignInForm() {
  const t = useT();
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [visible, setVisible] = useState(false);
  const title = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const found = problemsOf(login.body, values);
    setErrors(found);
    setFailure(undefined);
    const [first] = Object.keys(found);
    if (first) return (form.elements.namedItem(first) as HTMLElement).focus();
    setBusy(true);
    try {
      await signIn(values.account!, values.password!);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.errors);
      if (Object.keys(error.errors).length === 0) setFailure(currentProvider().translate(error.message, error.args));
      else (form.elements.namedItem('password') as HTMLElement).focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={css.form} onSubmit={submit} aria-labelledby={title} noValidate>
      <h1 id={title}>{t('account.sign_in')}</h1>
      {failure && (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
      <TextInput name="account" label={t('account.account')} error={errors.account} autoComplete="username" autoFocus />
      <TextInput
        name="password"
        label={t('account.password')}
        error={errors.password}
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        end={
          <button
            type="button"
            className={css.show}
            aria-pressed={visible}
            aria-label={t(visible ? 'account.hide_password' : 'account.show_password')}
            onClick={() => setVisible(!visible)}
          >
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Z" />
              <circle cx="12" cy="12" r="3" />
              {visible && <path d="M4 4l16 16" />}
            </svg>
          </button>
        }
      />
      <button className="button" disabled={busy}>
        {t(busy ? 'account.signing_in' : 'account.sign_in')}
      </button>
    </form>
  );
}
