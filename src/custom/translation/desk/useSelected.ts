import { useEffect, useState } from 'react';
import { longestTerm } from './wordAt.ts';

/** What is selected in the source of a row. */
export interface Selected {
  at: number;
  text: string;
}

function read(): Selected | undefined {
  const selection = getSelection();
  const text = selection?.toString().replaceAll(/\s+/g, ' ').trim() ?? '';
  const holder = selection?.anchorNode?.parentElement?.closest('[data-source]');
  if (text === '' || text.length > longestTerm || !holder?.contains(selection!.focusNode)) return undefined;
  return { at: Number(holder.closest<HTMLElement>('[data-row]')?.dataset.row), text };
}

/** What of a source one has selected last; it stays until one selects otherwise, so that a button can be reached. */
export function useSelected(): Selected | undefined {
  const [selected, setSelected] = useState<Selected>();
  useEffect(() => {
    const note = () => {
      const now = read();
      if (now || getSelection()?.anchorNode?.parentElement?.closest('[data-source]')) setSelected(now);
    };
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, []);
  return selected;
}
