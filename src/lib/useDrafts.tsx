import { useRef, useState, type ReactNode } from 'react';
import { useUnsavedWarning } from './routing/useUnsavedWarning.ts';

/** Answers that were begun, by what they answer: they stay while another is written, or the list is narrowed. */
export interface Drafts {
  of: (id: number | string) => string;
  keep: (id: number | string, text: string) => void;
  /** Asks before the page is left, where there is something to lose. */
  guard: ReactNode;
}

/** Keeps what was begun for as long as the page at this path is open. */
export function useDrafts(path: string): Drafts {
  const texts = useRef(new Map<number | string, string>());
  const [unsaved, setUnsaved] = useState(false);
  return {
    of: (id) => texts.current.get(id) ?? '',
    keep(id, text) {
      texts.current.set(id, text);
      setUnsaved([...texts.current.values()].some((one) => one.trim() !== ''));
    },
    guard: unsaved && <Guard path={path} />,
  };
}

function Guard({ path }: { path: string }) {
  useUnsavedWarning(true, ({ pathname }) => pathname === path);
  return null;
}
