import { useState, type ReactNode } from 'react';
import { AskDialog } from './AskDialog.tsx';

interface Props {
  className?: string;
  /** What it is called where the words on it do not say of what. */
  label?: string;
  /** The words on the button, and on the one of the question. */
  action: string;
  title: string;
  disabled?: boolean;
  /** What is asked. */
  children: ReactNode;
  onDo: () => void;
}

/** A button that asks before it does what cannot be taken back. */
export function AskButton({ className = 'button', label, action, title, disabled, children, onDo }: Props) {
  const [asking, setAsking] = useState(false);
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
          onDo={() => {
            setAsking(false);
            onDo();
          }}
          onClose={() => setAsking(false)}
        >
          {children}
        </AskDialog>
      )}
    </>
  );
}
