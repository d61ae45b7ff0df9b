import { useStore } from 'ra-core';
import { useEffect, useRef } from 'react';

/** Single keys can be switched off: who speaks to the computer would press them by saying a word. */
export const useKeysOn = () => useStore('review.keys', true);

/** A keyboard without Latin letters has them where they stand on others. */
export const readLetter = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.startsWith('Key') ? code.slice(3).toLowerCase() : '';

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, dialog, [contenteditable=true]';

/**
 * Calls an action when its key, as in `KeyboardEvent.key`, is pressed outside of any field; `allows` may want a place for
 * it, or for one of its keys.
 */
export function useSingleKeys<A extends string>(
  on: boolean,
  keys: Partial<Record<string, A>>,
  actions: Partial<Record<A, () => void>>,
  allows: (action: A, target: Element, key: string) => boolean = () => true,
): void {
  const latest = useRef({ keys, actions, allows });
  useEffect(() => void (latest.current = { keys, actions, allows }));
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
      if (target.closest(typing) || document.querySelector('dialog[open]')) return;
      const { keys, actions, allows } = latest.current;
      const action = keys[key] ?? keys[readLetter(event)];
      const run = action && allows(action, target, key) ? actions[action] : undefined;
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
