import { useState, type ReactNode } from 'react';
import { AskDialog } from './AskDialog.tsx';

interface Props {
  className?: string;
  /** What it is called where the words on it do not say of what. */
  label?: string;
  /** The words on the button, and on the one of the question. */
  action: string;
  title: string;
  look?: 'danger';
  disabled?: boolean;
  /** What is asked. */
  children: ReactNode;
  /** The question stays until it is done. */
  onDo: () => Promise<unknown>;
}

/** A button that asks before it does what cannot be taken back. */
export function AskButton({ className = 'button', label, action, title, look, disabled, children, onDo }: Props) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        {action}
      </button>
      {asking && (
        <AskDialog
          title={title}
          action={action}
          look={look}
          pending={disabled}
          onDo={() => void onDo().finally(close)}
          onClose={close}
        >
          {children}
        </AskDialog>
      )}
    </>
  );
}
