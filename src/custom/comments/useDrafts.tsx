import { useRef, useState, type ReactNode } from 'react';
import { useUnsavedWarning } from '../fields/useUnsavedWarning.ts';

/** Where a new review is kept: no comment has this id. */
export const newReview = 0;

/** Answers that were begun, by the comment: they stay while another is written, or the list is narrowed. */
export interface Drafts {
  of: (id: number) => string;
  keep: (id: number, text: string) => void;
  /** Asks before the page is left, where there is something to lose. */
  guard: ReactNode;
}

/** Keeps what was begun for as long as the page is open. */
export function useDrafts(): Drafts {
  const texts = useRef(new Map<number, string>());
  const [unsaved, setUnsaved] = useState(false);
  return {
    of: (id) => texts.current.get(id) ?? '',
    keep(id, text) {
      texts.current.set(id, text);
      setUnsaved([...texts.current.values()].some((one) => one.trim() !== ''));
    },
    guard: unsaved && <Guard />,
  };
}

function Guard() {
  useUnsavedWarning(true, ({ pathname }) => pathname === '/comments');
  return null;
}
