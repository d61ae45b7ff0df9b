import { useRef, useState } from 'react';
import { useUnsavedWarning } from '../fields/useUnsavedWarning.ts';

/** Answers that were begun, by the comment: they stay while another is written, or the list is narrowed. */
export interface Drafts {
  of: (id: number) => string;
  keep: (id: number, text: string) => void;
}

/** Keeps what was begun for as long as the page is open, and asks before it is left. */
export function useDrafts(): Drafts {
  const texts = useRef(new Map<number, string>());
  const [unsaved, setUnsaved] = useState(false);
  useUnsavedWarning(unsaved, ({ pathname }) => pathname === '/comments');
  return {
    of: (id) => texts.current.get(id) ?? '',
    keep(id, text) {
      texts.current.set(id, text);
      setUnsaved([...texts.current.values()].some((one) => one.trim() !== ''));
    },
  };
}
