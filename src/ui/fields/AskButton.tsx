import { useState, type ReactNode } from 'react';
import { leave } from '../../lib/routing/unsaved.ts';
import { AskDialog } from './AskDialog.tsx';

interface Props {
  className?: string;
  /** What it is called where the words on it do not say of what. */
  label?: string;
  /** The words on the button, and on the one of the question. */
  action: string;
  title: string;
  look?: 'danger';
  /** It reads again what is in the form beside it: what is typed there and not saved is asked about before. */
  discards?: true;
  disabled?: boolean;
  /** What is asked. */
  children: ReactNode;
  /** The question stays until it is done. */
  onDo: () => Promise<unknown>;
}

/** A button that asks before it does what cannot be taken back. */
export function AskButton({
  className = 'button',
  label,
  action,
  title,
  look,
  discards,
  disabled,
  children,
  onDo,
}: Props) {
  const [asking, setAsking] = useState(false);
  const open = () => setAsking(true);
  const close = () => setAsking(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={discards ? () => leave(open) : open}
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
