import { useEffect, useState, type RefObject } from 'react';

/** The text of an element, which something else writes. */
export function useElementText(element: RefObject<HTMLElement | null>): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const read = () => setText(element.current?.textContent ?? '');
    read();
    const watching = new MutationObserver(read);
    watching.observe(element.current!, { childList: true, characterData: true, subtree: true });
    return () => watching.disconnect();
  }, [element]);
  return text;
}
