import { useId } from 'react';
import { secondCodeRule } from '#domain/accounts/secondFactor.ts';
import { object } from '#domain/kit/types.ts';
import { useT } from '../../../i18n/index.ts';
import { useCallForm } from '../../../lib/forms/useCallForm.ts';
import { confirmTyped } from '../../../lib/session/confirmTyped.ts';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { SecondCodeInput } from '../../../ui/forms/SecondCodeInput.tsx';

const rule = object({ code: secondCodeRule().required() });

interface Props {
  title: string;
  /** What is asked for, as the refusal says it. */
  text: string;
  token: string;
  onConfirmed: () => void;
  onSkip: () => void;
}

/** Asks who has a second factor for a code before a provider is linked. */
export function LinkCode({ title, text, token, onConfirmed, onSkip }: Props) {
  const t = useT();
  const id = useId();
  const { form, errors, refusal, pending, waiting } = useCallForm(rule, async ({ code }) => {
    await confirmTyped(code, 'link', { token });
    onConfirmed();
  });
  return (
    <form className="stack" {...form} aria-labelledby={id}>
      <h1 id={id}>{title}</h1>
      <p>{text}</p>
      <Refused refusal={refusal} />
      <SecondCodeInput error={errors.code} autoFocus />
      <button className="button" disabled={pending || waiting}>
        {t('accounts.sso.go_on')}
      </button>
      <button type="button" className="button quiet" onClick={onSkip}>
        {t('accounts.sso.without')}
      </button>
    </form>
  );
}
