import type { ReactNode } from 'react';
import { setPenName } from '#domain/accounts/penName.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { renewUser } from '../../../lib/session/account.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { usePenNameCheck } from './usePenNameCheck.ts';
import css from '../../../ui/forms/forms.module.css';

/** Sets the pen name, and tells of it once it is known everywhere. */
export const usePenName = (present: string | null, onSaved?: (name: string) => void) =>
  useCommandForm(setPenName.body, (body) => renewUser(() => send(setPenName, { body })), {
    defaultValues: { pen_name: present ?? '' },
    onSuccess: (_, { pen_name }) => onSaved?.(pen_name),
  });
type PenName = ReturnType<typeof usePenName>;

interface Props {
  penName: PenName;
  id?: string;
  present: string | null;
  children?: ReactNode;
}

/** A pen name, which is looked up while one types. */
export function PenNameForm({ penName: { form, field, methods, refusal }, id, present, children }: Props) {
  const t = useT();
  const { error, ...input } = field('pen_name');
  const typed = methods.watch('pen_name');
  const { looking, free, problem } = usePenNameCheck(typed.trim() === present ? '' : typed);
  const status = looking
    ? t('accounts.shared.person.pen_name_checking')
    : free && t('accounts.shared.person.pen_name_free');
  return (
    <form id={id} className="stack" {...form}>
      <Refused refusal={refusal} />
      <TextInput
        {...input}
        label={t('accounts.shared.person.pen_name')}
        error={error ?? problem}
        hint={
          <span role="status" className={free ? css.free : undefined}>
            {status || t('accounts.shared.person.pen_name_once')}
          </span>
        }
        autoComplete="nickname"
        spellCheck={false}
        autoFocus
      />
      {children}
    </form>
  );
}
