import { useT } from '../../i18n/index.ts';
import type { CallForm } from '../../lib/forms/useCallForm.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { SecondCodeInput } from './SecondCodeInput.tsx';
import type { AskedProofs } from './useProofs.ts';

interface Props {
  asks: AskedProofs;
  errors: CallForm['errors'];
  /** The name of the code's field. */
  code?: string;
  autoFocus?: boolean;
}

/** The password, and a code of the second factor, as far as a form asks for them. */
export function Proofs({ asks, errors, code = 'code', autoFocus = false }: Props) {
  const t = useT();
  return (
    <>
      {asks.password && (
        <PasswordInput
          name="password"
          label={t('accounts.password')}
          error={errors.password}
          autoComplete="current-password"
          autoFocus={autoFocus}
        />
      )}
      {asks.code && <SecondCodeInput name={code} error={errors[code]} autoFocus={autoFocus && !asks.password} />}
    </>
  );
}
