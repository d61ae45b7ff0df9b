import { useLayoutEffect, useRef } from 'react';
import { findKeyAction, type KeyAction } from './keys.ts';

/** Listens for the editor's own keys, wherever on the page the focus is; what is not offered now does nothing. */
export function useKeys(actions: Partial<Record<KeyAction, () => void>>): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = findKeyAction(event);
      if (!action || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current[action]?.();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
}
