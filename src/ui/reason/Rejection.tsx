import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Refused } from '../forms/Refused.tsx';
import { ReasonInput } from './ReasonInput.tsx';
import type { Rejecting } from './useRejection.ts';

interface Props extends Omit<ComponentProps<typeof ReasonInput>, 'value' | 'error' | 'onChange' | 'onSend'> {
  rejection: Rejecting;
  /** What its button says. */
  action: string;
  pending: boolean;
  children?: ReactNode;
}

/** Sends something back to its author, once there is a reason. */
export function Rejection({ rejection, action, pending, onCancel, children, ...reason }: Props) {
  const t = useT();
  const { refusal, submit, forget, ...written } = rejection;
  const press = () => {
    if (!pending) submit();
  };
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <>
      <Refused refusal={refusal} />
      <ReasonInput {...reason} {...written} onSend={press} onCancel={cancel} />
      {children}
      <div className="actions">
        <button type="button" className="button danger" disabled={pending} onClick={press}>
          {action}
        </button>
        <button type="button" className="button quiet" onClick={cancel}>
          {t('common.cancel')}
        </button>
      </div>
    </>
  );
}
