import { useSingleKeys } from '../../../lib/singleKeys.ts';

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

const keys: Partial<Record<string, KeyAction>> = {
  a: 'approve',
  r: 'reject',
  n: 'note',
  j: 'next',
  k: 'previous',
  d: 'changes',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '?': 'help',
};

/** Calls an action when its key is pressed outside of any field; `up` and `down` only where the text has the focus. */
export const useReviewKeys = (on: boolean, actions: Partial<Record<KeyAction, () => void>>): void =>
  useSingleKeys(
    on,
    keys,
    actions,
    (action, target) => (action !== 'up' && action !== 'down') || target.closest('[data-review-text]') !== null,
  );
