import { useNotify } from 'ra-core';
import { useId } from 'react';
import { givenPassword } from '#domain/accounts/givenPassword.ts';
import * as calls from '#domain/accounts/passkeys.calls.ts';
import { passkeyNameRule } from '#domain/accounts/passkeys.ts';
import { secondCodeRule } from '#domain/accounts/secondFactor.ts';
import * as rules from '#domain/kit/types.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { confirmTyped } from '../../../../lib/session/confirmTyped.ts';
import { knowsPassword } from '../../../../lib/session/session.ts';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';
import { TextInput } from '../../../../ui/fields/TextInput.tsx';
import { DialogActions } from '../../../../ui/forms/DialogActions.tsx';
import { Proofs } from '../../../../ui/forms/Proofs.tsx';
import { Refused } from '../../../../ui/forms/Refused.tsx';
import { usePasswordForm } from '../../../../ui/forms/usePasswordForm.ts';
import { useProofs } from '../../../../ui/forms/useProofs.ts';
import { makePasskey } from '../../askDevice.ts';
import { passkeyKeys } from '../../queryKeys.ts';
import { ProofDialog } from '../ProofDialog.tsx';

const addRule = rules.object({
  name: passkeyNameRule(),
  password: givenPassword().optional(),
  code: secondCodeRule(),
});
type Typed = rules.InferType<typeof addRule>;

/** Who has a second factor confirms by a code first; then the device is asked. */
async function add({ name, password, code }: Typed) {
  await confirmTyped(code, 'add_passkey');
  const { options } = await send(calls.startPasskey, { body: { password } });
  return send(calls.addPasskey, { body: { name, credential: await makePasskey(options) } });
}

export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const id = useId();
  // The password is asked for wherever it is known.
  const { asks, onRefused } = useProofs({ password: knowsPassword(), code: false });
  const { form, errors, refusal, pending } = usePasswordForm(addRule, add, {
    invalidates: [passkeyKeys.all],
    onSuccess: ({ name }) => {
      notify(t('accounts.security.passkeys.added', { name }), { type: 'success' });
      onClose();
    },
    onRefused,
  });
  return (
    <Dialog
      title={t('accounts.security.passkeys.add')}
      onClose={onClose}
      actions={<DialogActions form={id} pending={pending} onClose={onClose} />}
    >
      <p>{t('accounts.security.passkeys.text')}</p>
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        <TextInput name="name" label={t('accounts.security.passkeys.name')} error={errors.name} autoFocus />
        <Proofs asks={asks} errors={errors} />
      </form>
    </Dialog>
  );
}

interface Props {
  passkey: calls.Passkey;
  onClose: () => void;
}

export function RenameDialog({ passkey: { id: passkey_id, name }, onClose }: Props) {
  const t = useT();
  const id = useId();
  const { form, errors, refusal, pending } = usePasswordForm(
    calls.renamePasskey.body,
    (body) => send(calls.renamePasskey, { params: { id: passkey_id }, body }),
    { invalidates: [passkeyKeys.all], onSuccess: onClose },
  );
  return (
    <Dialog
      title={t('accounts.security.passkeys.rename_named', { name })}
      onClose={onClose}
      actions={<DialogActions form={id} pending={pending} onClose={onClose} />}
    >
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        <TextInput
          name="name"
          label={t('accounts.security.passkeys.name')}
          error={errors.name}
          defaultValue={name}
          autoFocus
        />
      </form>
    </Dialog>
  );
}

export function RemoveDialog({ passkey: { id, name }, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  return (
    <ProofDialog
      title={t('accounts.security.passkeys.remove_ask', { name })}
      text={t('accounts.security.passkeys.remove_text')}
      action={t('accounts.shared.person.remove')}
      purpose="remove_passkey"
      look="danger"
      onClose={onClose}
      act={(body) => send(calls.removePasskey, { params: { id }, body })}
      invalidates={[passkeyKeys.all]}
      onSuccess={() => {
        notify('accounts.security.passkeys.removed', { type: 'success' });
        onClose();
      }}
    />
  );
}
