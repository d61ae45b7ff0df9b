import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import css from './DropZone.module.css';

interface Props {
  accept: string;
  /** What it is for. */
  title: string;
  hint: string;
  /** What its button says. */
  choose: string;
  /** How much of a file has been sent, 0 to 1; undefined while none is on its way. */
  sent: number | undefined;
  /** What is told of a file that is on its way. */
  working: string;
  onPick: (file: File) => void;
  children?: ReactNode;
}

/** Takes a file, dropped or chosen, and shows it on its way; it takes no other meanwhile. */
export function DropZone({ accept, title, hint, choose, sent, working, onPick, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const busy = sent !== undefined;
  const pick = (file: File | undefined) => {
    if (file && !busy) onPick(file);
  };
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <div
      className={css.drop}
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        pick(event.dataTransfer.files[0]);
      }}
    >
      <div className={css.busy} role="status">
        {busy && (
          <>
            <span>{working}</span>
            <progress value={sent < 1 ? sent : undefined} aria-label={title} />
          </>
        )}
      </div>
      {!busy && (
        <>
          <span className={css.hint}>{hint}</span>
          <button type="button" className="button" onClick={() => input.current?.click()}>
            {choose}
          </button>
        </>
      )}
      <input
        ref={input}
        className="visually-hidden"
        tabIndex={-1}
        type="file"
        accept={accept}
        aria-label={choose}
        onChange={({ target }) => {
          pick(target.files?.[0]);
          target.value = '';
        }}
      />
      {children}
    </div>
  );
}
