import { useState } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import type { Role } from '#domain/roles.ts';
import { useT } from '../../../i18n/index.ts';
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface Props {
  label: string;
  /** Whose password it will be, since the office has another rule. */
  of: Role;
  errors: Partial<Record<string, Message>>;
  /** What was typed before. */
  before?: Partial<Record<string, string>>;
}

/** A new password, with its rule, and once more. */
export function NewPassword({ label, of, errors, before }: Props) {
  const t = useT();
  const [typed, setTyped] = useState(before?.password ?? '');
  return (
    <>
      <PasswordInput
        name="password"
        label={label}
        error={errors.password}
        defaultValue={before?.password}
        autoComplete="new-password"
        hint={<PasswordRules of={of} value={typed} />}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <PasswordInput
        name="password_confirmation"
        label={t('accounts.repeat_password')}
        error={errors.password_confirmation}
        defaultValue={before?.password_confirmation}
        autoComplete="new-password"
      />
    </>
  );
}
