import type { QueryKey } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { reasonBody } from '#domain/shared/reason.ts';
import { useUnsavedWarning } from '../../lib/routing/useUnsavedWarning.ts';
import { Dialog } from '../fields/Dialog.tsx';
import { DialogActions } from '../forms/DialogActions.tsx';
import { Refused } from '../forms/Refused.tsx';
import { useCommandForm } from '../forms/useCommandForm.ts';
import { ReasonArea } from './ReasonArea.tsx';

interface Props<A> {
  title: string;
  /** What its button says. */
  action: string;
  look?: 'danger';
  label: string;
  hint?: string;
  act: (reason: string) => Promise<A>;
  invalidates?: readonly QueryKey[];
  onDone: (answer: A) => unknown;
  onClose: () => void;
  /** What is said above it. */
  children?: ReactNode;
}

/** Asks why something is done before it is. */
export function ReasonDialog<A>(props: Props<A>) {
  const { title, action, look, label, hint, act, invalidates, onDone, onClose, children } = props;
  const id = useId();
  const { form, field, methods, refusal, pending } = useCommandForm(reasonBody, ({ reason }) => act(reason), {
    defaultValues: { reason: '' },
    invalidates,
    onSuccess: onDone,
  });
  useUnsavedWarning(methods.watch('reason').trim() !== '');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={<DialogActions form={id} pending={pending} {...{ action, look, onClose }} />}
    >
      {children}
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        <ReasonArea {...field('reason')} label={label} hint={hint} />
      </form>
    </Dialog>
  );
}
