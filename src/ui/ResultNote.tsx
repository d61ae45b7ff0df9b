import { useLayoutEffect, useRef, type ReactNode } from 'react';
import css from './ResultNote.module.css';

interface Props {
  /** What has come of a step; another one is told anew. */
  of: unknown;
  children: ReactNode;
}

/** What came of a step, where the step was taken: announced, and in focus when it comes. */
export function ResultNote({ of, children }: Props) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => note.current!.focus(), [of]);
  return (
    <div ref={note} tabIndex={-1} role="status" className={css.result}>
      {children}
    </div>
  );
}
