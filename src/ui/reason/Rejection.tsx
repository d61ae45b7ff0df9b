import { useState, type ComponentProps, type ReactNode } from 'react';
import { message, type Message } from '#domain/kit/messages.ts';
import { useT } from '../../i18n/index.ts';
import type { Refusal } from '../../lib/forms/refusal.ts';
import { Refused } from '../forms/Refused.tsx';
import { ReasonInput } from './ReasonInput.tsx';

interface Props extends Omit<ComponentProps<typeof ReasonInput>, 'error' | 'onSend'> {
  /** What its button says. */
  action: string;
  pending: boolean;
  onReject: () => void;
  /** Why it was not sent back the last time. */
  refusal?: Refusal;
  children?: ReactNode;
}

/** Sends something back to its author, once there is a reason. */
export function Rejection({ action, pending, onReject, refusal, children, ...reason }: Props) {
  const t = useT();
  const [missing, setMissing] = useState<Message>();
  const press = () => {
    if (pending) return;
    if (reason.value.trim()) onReject();
    // A new one each time, so that each press leads to the field.
    else setMissing(message('validation.required'));
  };
  return (
    <>
      <Refused refusal={refusal} />
      <ReasonInput {...reason} error={reason.value.trim() ? undefined : missing} onSend={press} />
      {children}
      <div className="actions">
        <button type="button" className="button danger" disabled={pending} onClick={press}>
          {action}
        </button>
        <button type="button" className="button quiet" onClick={reason.onCancel}>
          {t('common.cancel')}
        </button>
      </div>
    </>
  );
}
