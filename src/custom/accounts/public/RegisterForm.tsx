import { useId, useState } from 'react';
import { register, sendRegisterCode } from '#domain/accounts/register.calls.ts';
import { dayLong, minuteLong } from '#domain/shared/clock.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/forms/useCallForm.ts';
import { enter } from '../../../lib/session/account.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { CodeInput, type SentCode } from '../author/CodeInput.tsx';
import { NewPassword } from '../author/NewPassword.tsx';
import { useCaptcha } from '../author/useCaptcha.tsx';
import type { Typed } from './typed.ts';

interface Props {
  typed: Typed;
  sent: SentCode | undefined;
  onSent: (sentCode: SentCode) => void;
}

/** A new author's account: a code proves that the email is theirs, and the account is signed in at once. */
export function RegisterForm({ typed, sent, onSent }: Props) {
  const t = useT();
  const title = useId();
  const [openedAt] = useState(() => performance.now());
  const captcha = useCaptcha({ atOnce: true });
  const { form, errors, refusal, pending, getValue, check, show } = useCallForm(register.body, async (body) => {
    const open_for = Math.min(Math.ceil((performance.now() - openedAt) / minuteLong), dayLong / minuteLong);
    enter(await send(register, { body: { ...body, open_for } }));
  });
  async function sendCode() {
    if (!check('email')) return undefined;
    const email = getValue('email').trim();
    await send(sendRegisterCode, { body: { email, captcha: await captcha.prove() } });
    return email;
  }
  const before = typed.of('register');
  return (
    <form className="stack" {...form} aria-labelledby={title}>
      <h1 id={title}>{t('accounts.register')}</h1>
      <Refused refusal={refusal} />
      <TextInput
        name="user_name"
        label={t('accounts.user_name')}
        hint={t('accounts.user_name_hint')}
        error={errors.user_name}
        defaultValue={before.user_name}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <TextInput
        name="email"
        type="email"
        label={t('accounts.email')}
        error={errors.email}
        defaultValue={before.email}
        autoComplete="email"
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
      <NewPassword label={t('accounts.password')} of="author_unsigned" errors={errors} before={before} />
      <button className="button" disabled={pending}>
        {t(pending ? 'accounts.registering' : 'accounts.register')}
      </button>
    </form>
  );
}
