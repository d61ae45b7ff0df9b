import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import type { Refusal } from '../../lib/forms/refusal.ts';
import { Refused } from '../forms/Refused.tsx';
import { ReasonInput } from './ReasonInput.tsx';

interface Props extends Omit<ComponentProps<typeof ReasonInput>, 'onSend'> {
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
  const ready = !pending && reason.value.trim() !== '';
  return (
    <>
      <Refused refusal={refusal} />
      <ReasonInput {...reason} onSend={() => ready && onReject()} />
      {children}
      <div className="actions">
        <button type="button" className="button danger" disabled={!ready} onClick={onReject}>
          {action}
        </button>
        <button type="button" className="button quiet" onClick={reason.onCancel}>
          {t('common.cancel')}
        </button>
      </div>
    </>
  );
}
