import { useId } from 'react';
import { takeSecondStep } from '#domain/accounts/secondFactor.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { ApiError, send } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/forms/useCallForm.ts';
import type { SignedIn } from '../../../lib/session/account.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import css from './SignIn.module.css';

interface Props {
  /** Of the sign-in that waits for it. */
  token: string;
  onSignedIn: (session: SignedIn) => void;
  onBack: () => void;
  /** Too late: it begins anew. */
  onLate: () => void;
}

/** The code of an account that signs in with a second factor. */
export function SecondStepForm({ token, onSignedIn, onBack, onLate }: Props) {
  const t = useT();
  const title = useId();
  const { form, errors, refusal, pending, waiting } = useCallForm(takeSecondStep.body, async (body) => {
    try {
      onSignedIn(await send(takeSecondStep, { token, body }));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      onLate();
    }
  });
  return (
    <form className="stack" {...form} aria-labelledby={title}>
      <h1 id={title}>{t('accounts.second.title')}</h1>
      <p>{t('accounts.security.second.step_text')}</p>
      <Refused refusal={refusal} />
      <TextInput
        name="code"
        label={t('accounts.second.any_code')}
        error={errors.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <button className="button" disabled={pending || waiting}>
        {t(pending ? 'accounts.signing_in' : 'accounts.sign_in')}
      </button>
      <p className={css.forgot}>
        <button type="button" className="button quiet" onClick={onBack}>
          {t('accounts.to_sign_in')}
        </button>
      </p>
    </form>
  );
}
