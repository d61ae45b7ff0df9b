import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  /** What is done by whoever says yes. */
  action: string;
  look?: 'danger';
  /** What leaves all as it is; by default it cancels. */
  back?: string;
  pending?: boolean;
  /** Enter says yes, where one works by keys; else it takes what the browser comes to first, which does nothing. */
  enter?: true;
  onDo: () => void;
  onClose: () => void;
  /** What is asked. */
  children: ReactNode;
}

/** Asks before something is done. */
export function AskDialog({ title, action, look, back, pending, enter, onDo, onClose, children }: Props) {
  const t = useT();
  const yes = useRef<HTMLButtonElement>(null);
  // The dialog is open by then.
  useEffect(() => {
    if (enter) yes.current?.focus();
  }, [enter]);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {back ?? t('common.cancel')}
          </button>
          <button ref={yes} type="button" className={`button ${look ?? ''}`} disabled={pending} onClick={onDo}>
            {action}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
