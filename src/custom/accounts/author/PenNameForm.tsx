import { useState, type ReactNode } from 'react';
import { setPenName } from '#domain/accounts/penName.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCallForm, type CallForm } from '../../../lib/forms/useCallForm.ts';
import { renewUser } from '../../../lib/session/account.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { usePenNameCheck } from './usePenNameCheck.ts';
import css from '../../../ui/forms/forms.module.css';

/** Sets the pen name, and tells of it once it is known everywhere. */
export const usePenName = (onSaved?: (name: string) => void): CallForm =>
  useCallForm(setPenName.body, async (body) => {
    await renewUser(() => send(setPenName, { body }));
    onSaved?.(body.pen_name);
  });

interface Props {
  call: CallForm;
  id?: string;
  present: string | null;
  children?: ReactNode;
}

/** A pen name, which is looked up while one types. */
export function PenNameForm({ call: { form, errors, refusal }, id, present, children }: Props) {
  const t = useT();
  const [typed, setTyped] = useState(present ?? '');
  const { looking, free, problem } = usePenNameCheck(typed.trim() === present ? '' : typed);
  const said = looking
    ? t('accounts.shared.person.pen_name_checking')
    : free && t('accounts.shared.person.pen_name_free');
  return (
    <form id={id} className={css.form} {...form}>
      <Refused refusal={refusal} />
      <TextInput
        name="pen_name"
        label={t('accounts.shared.person.pen_name')}
        error={errors.pen_name ?? problem}
        hint={
          <span role="status" className={free ? css.free : undefined}>
            {said || t('accounts.shared.person.pen_name_once')}
          </span>
        }
        defaultValue={present ?? ''}
        onInput={(event) => setTyped(event.currentTarget.value)}
        autoComplete="nickname"
        spellCheck={false}
        autoFocus
      />
      {children}
    </form>
  );
}
