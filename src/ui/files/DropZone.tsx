import type { ReactNode } from 'react';
import { useFilePicker } from './useFilePicker.ts';
import css from './DropZone.module.css';

interface Props {
  accept: string;
  /** What it is for. */
  title: string;
  hint: string;
  /** What its button says. */
  choose: string;
  /** How much has been sent, 0 to 1; undefined while nothing is on its way. */
  sent: number | undefined;
  /** What is told of a file that is on its way. */
  working: string;
  /** Several may be given at once. */
  multiple?: true;
  /** It stands below what is worked on. */
  small?: boolean;
  /** At least one; one where `multiple` is not said. */
  onPick: (files: [File, ...File[]]) => void;
  children?: ReactNode;
}

/** Takes files, dropped or chosen, and shows them on their way; it takes no others meanwhile. */
export function DropZone({ accept, title, hint, choose, sent, working, multiple, small, onPick, children }: Props) {
  const pending = sent !== undefined;
  const { open, over, area, input } = useFilePicker({ accept, multiple, disabled: pending, onPick });
  return (
    <div
      {...area}
      className={css.dropZone}
      data-actions=""
      data-over={over || undefined}
      data-small={small || undefined}
    >
      <div className={css.pending} role="status">
        {pending && (
          <>
            <span>{working}</span>
            <progress value={sent < 1 ? sent : undefined} aria-label={title} />
          </>
        )}
      </div>
      {!pending && (
        <>
          <span className="muted">{hint}</span>
          <button type="button" className="button" onClick={open}>
            {choose}
          </button>
        </>
      )}
      <input {...input} aria-label={choose} />
      {children}
    </div>
  );
}
