import type { KeyboardEvent } from 'react';

/** What keys do at the desk, in the order in which it is explained. */
export const deskKeys = {
  done: 'Ctrl ⏎',
  repeat: 'Alt U',
  next: 'Alt ↓',
  previous: 'Alt ↑',
  open: 'Alt O',
  copy: 'Alt C',
  suggestion: 'Alt ⏎',
  undo: 'Alt B',
  term: 'Alt 1–9',
  join: 'Alt J',
  split: 'Alt S',
  remove: 'Alt ⌫',
  right: 'Alt R',
  entry: 'Alt N',
  draft: 'Alt M',
} as const;
export type DeskAction = keyof typeof deskKeys;
/** Does something at a row; `term` is which of those that its source has. */
export type Act = (action: DeskAction, at: number, term?: number) => void;

const byCode: Partial<Record<string, DeskAction>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'suggestion',
  KeyB: 'undo',
  KeyC: 'copy',
  KeyJ: 'join',
  KeyM: 'draft',
  KeyN: 'entry',
  KeyO: 'open',
  KeyR: 'right',
  KeyS: 'split',
  KeyU: 'repeat',
  Backspace: 'remove',
};

/** The action of a key, with the number of a term; by its place on the keyboard, whatever it would write. */
export function findDeskAction(event: KeyboardEvent): { action: DeskAction; term?: number } | undefined {
  const { code, key, altKey, ctrlKey, metaKey } = event;
  if (event.nativeEvent.isComposing) return undefined;
  if (key === 'Enter' && (ctrlKey || metaKey)) return { action: 'done' };
  if (!altKey || ctrlKey || metaKey) return undefined;
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  if (digit) return { action: 'term', term: Number(digit) - 1 };
  const action = byCode[code];
  return action && { action };
}
