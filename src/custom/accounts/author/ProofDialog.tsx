import { useId, type ComponentProps, type ReactNode } from 'react';
import { givenPassword } from '#domain/accounts/givenPassword.ts';
import { secondCodeRule, type ConfirmedAction } from '#domain/accounts/secondFactor.ts';
import { object, type InferType, type ObjectSchema } from '#domain/kit/types.ts';
import { reasonBody } from '#domain/shared/reason.ts';
import type { CommandOptions } from '../../../lib/command/useCommand.ts';
import { confirmTyped } from '../../../lib/session/confirmTyped.ts';
import { knowsPassword } from '../../../lib/session/session.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Proofs } from '../../../ui/forms/Proofs.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { usePasswordForm } from '../../../ui/forms/usePasswordForm.ts';
import { useProofs } from '../../../ui/forms/useProofs.ts';
import { ReasonArea } from '../../../ui/reason/ReasonArea.tsx';

const rule = object({ password: givenPassword().optional(), code: secondCodeRule() });
const ruleWithReason = rule.concat(reasonBody);
type Typed = InferType<typeof rule> & { reason?: string };

interface Props<A>
  extends
    Pick<CommandOptions<Typed, A>, 'invalidates' | 'onSuccess'>,
    Pick<ComponentProps<typeof DialogActions>, 'look' | 'onClose'> {
  title: string;
  text: string;
  /** What the button does. */
  action: string;
  /** What a code confirms. */
  purpose: ConfirmedAction;
  /** Asks for a reason too, by this label. */
  reasonLabel?: string;
  /** The password is wanted however recent the sign-in is. */
  always?: boolean;
  act: (body: Pick<Typed, 'password' | 'reason'>) => Promise<A>;
  /** What is said below the text. */
  children?: ReactNode;
}

/** Asks before a way to sign in changes; where the sign-in is not recent, for the password too, and of who has a second factor for a code. */
export function ProofDialog<A>(props: Props<A>) {
  const {
    title,
    text,
    action,
    purpose,
    reasonLabel,
    always = false,
    act,
    invalidates,
    onSuccess,
    look,
    onClose,
    children,
  } = props;
  const id = useId();
  const { asks, onRefused } = useProofs({ password: always && knowsPassword(), code: false });
  const { form, errors, refusal, pending } = usePasswordForm<Typed, A>(
    (reasonLabel ? ruleWithReason : rule) as ObjectSchema<Typed>,
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
      {children}
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        {reasonLabel && <ReasonArea name="reason" label={reasonLabel} error={errors.reason} />}
        <Proofs asks={asks} errors={errors} autoFocus={!reasonLabel} />
      </form>
    </Dialog>
  );
}
