import { useId, type ComponentProps } from 'react';
import { givenPassword } from '#domain/accounts/givenPassword.ts';
import { secondCodeRule, type ConfirmedAction } from '#domain/accounts/secondFactor.ts';
import { object, type InferType } from '#domain/kit/types.ts';
import type { CommandOptions } from '../../../lib/command/useCommand.ts';
import { confirmTyped } from '../../../lib/session/confirmTyped.ts';
import { currentUser } from '../../../lib/session/session.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Proofs } from '../../../ui/forms/Proofs.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { usePasswordForm } from '../../../ui/forms/usePasswordForm.ts';
import { useProofs } from '../../../ui/forms/useProofs.ts';

const rule = object({ password: givenPassword().optional(), code: secondCodeRule() });
type Typed = InferType<typeof rule>;

interface Props
  extends
    Pick<CommandOptions<Typed, unknown>, 'invalidates' | 'onSuccess'>,
    Pick<ComponentProps<typeof DialogActions>, 'look' | 'onClose'> {
  title: string;
  text: string;
  /** What the button does. */
  action: string;
  /** What a code confirms. */
  purpose: ConfirmedAction;
  /** The password is wanted however recent the sign-in is. */
  always?: boolean;
  act: (body: Pick<Typed, 'password'>) => Promise<unknown>;
}

/** Asks before a way to sign in changes; where the sign-in is not recent, for the password too, and of who has a second factor for a code. */
export function ProofDialog(props: Props) {
  const { title, text, action, purpose, always = false, act, invalidates, onSuccess, look, onClose } = props;
  const id = useId();
  const { asks, onRefused } = useProofs({ password: always && !currentUser()?.password_generated, code: false });
  const { form, errors, refusal, pending } = usePasswordForm(
    rule,
    async ({ code, ...body }) => {
      await confirmTyped(code, purpose);
      return act(body);
    },
    { invalidates, onSuccess, onRefused },
  );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={<DialogActions form={id} {...{ pending, action, look, onClose }} />}
    >
      <p className="muted">{text}</p>
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        <Proofs asks={asks} errors={errors} autoFocus />
      </form>
    </Dialog>
  );
}
