import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** What came of a step, where the step was taken: announced, and in focus when it comes. */
export function ResultNote({ children }: { children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => note.current!.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="status" className="callout good">
      {children}
    </div>
  );
}
