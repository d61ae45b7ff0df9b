import { useStore } from 'ra-core';
import { useEffect, useRef } from 'react';

/** What single keys do, in the order in which it is explained. */
export const keyNames = {
  approve: 'A',
  reject: 'R',
  note: 'N',
  next: 'J',
  previous: 'K',
  changes: 'D',
  up: '↑',
  down: '↓',
  template: 'Alt 1–9',
  send: 'Ctrl ⏎',
  help: '?',
} as const;
export type KeyAction = keyof typeof keyNames;

const letters: Partial<Record<string, KeyAction>> = {
  a: 'approve',
  r: 'reject',
  n: 'note',
  j: 'next',
  k: 'previous',
  d: 'changes',
};
const others: Partial<Record<string, KeyAction>> = { ArrowUp: 'up', ArrowDown: 'down', '?': 'help' };

/** A keyboard without Latin letters has them where they stand on others. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.startsWith('Key') ? code.slice(3).toLowerCase() : '';

const typing = 'input, textarea, select, dialog, [contenteditable=true]';

/** Single keys can be switched off: who speaks to the computer would press them by saying a word. */
export const useKeysOn = () => useStore('review.keys', true);

/** Calls an action when its key is pressed outside of any field; `up` and `down` only where the text has the focus. */
export function useReviewKeys(on: boolean, actions: Partial<Record<KeyAction, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => void (latest.current = actions));
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
      if (target.closest(typing) || document.querySelector('dialog[open]')) return;
      const action = others[key] ?? letters[letterOf(event)];
      if (!action || ((action === 'up' || action === 'down') && !target.closest('[data-review-text]'))) return;
      const run = latest.current[action];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
