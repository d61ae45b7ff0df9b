import { useNotify } from 'ra-core';
import { useId } from 'react';
import { setUserName } from '#domain/accounts/userNames.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { renewUser } from '../../../lib/session/account.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';

interface Props {
  /** Why another one is chosen. */
  text: string;
  onClose: () => void;
}

/** Replaces a user name that was made up or gives its owner away, which can be done once. */
export function UserNameDialog({ text, onClose }: Props) {
  const t = useT();
  const id = useId();
  const notify = useNotify();
  const { form, field, refusal, pending } = useCommandForm(
    setUserName.body,
    (body) => renewUser(() => send(setUserName, { body })),
    {
      onSuccess: (_, { user_name: name }) => {
        notify('accounts.shared.person.user_name_saved', { type: 'success', messageArgs: { name } });
        onClose();
      },
    },
  );
  return (
    <Dialog
      title={t('accounts.shared.person.user_name_title')}
      onClose={onClose}
      actions={<DialogActions form={id} pending={pending} onClose={onClose} />}
    >
      <p className="muted">{text}</p>
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        <TextInput
          {...field('user_name')}
          label={t('accounts.user_name')}
          hint={t('accounts.shared.person.user_name_once')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
