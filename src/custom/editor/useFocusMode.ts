import { useEffect, useState } from 'react';

/** The text alone, as wide as the window: what stands around it is away until the mode is left. */
export function useFocusMode(): [on: boolean, toggle: () => void] {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const root = document.documentElement;
    root.dataset.focus = '';
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) setOn(false);
    };
    addEventListener('keydown', leave);
    return () => {
      delete root.dataset.focus;
      removeEventListener('keydown', leave);
    };
  }, [on]);
  return [on, () => setOn(!on)];
}
