import type { ComponentProps } from 'react';
import { useT } from '../../i18n/index.ts';
import { TextInput } from '../fields/TextInput.tsx';

type Props = Pick<ComponentProps<typeof TextInput>, 'error' | 'autoFocus'> & { name?: string };

/** A code of the app, or a recovery code. */
export function SecondCodeInput({ name = 'code', error, autoFocus }: Props) {
  const t = useT();
  return (
    <TextInput
      name={name}
      label={t('accounts.second.any_code')}
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
    />
  );
}
