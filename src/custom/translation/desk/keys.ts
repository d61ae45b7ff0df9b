import type { KeyboardEvent } from 'react';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
// Option with a letter, a digit or the eraser is for typing there: it makes ñ and ¡, and takes a word away.
const letter = isMac ? '⌃' : 'Alt';
const move = isMac ? '⌥' : 'Alt';

/** What keys do at the desk, in the order in which it is explained. */
export const deskKeys = {
  done: isMac ? '⌘ ⏎' : 'Ctrl ⏎',
  repeat: `${letter} U`,
  next: `${move} ↓`,
  previous: `${move} ↑`,
  open: `${letter} O`,
  copy: `${letter} C`,
  suggestion: `${move} ⏎`,
  undo: `${letter} B`,
  term: `${letter} 1–9`,
  join: `${letter} J`,
  split: `${letter} S`,
  remove: `${letter} ⌫`,
  right: `${letter} R`,
  entry: `${letter} N`,
  draft: `${letter} M`,
};
export type DeskAction = keyof typeof deskKeys;
/** Does something at a row; `term` is which of those that its source has. */
export type Act = (action: DeskAction, at: number, term?: number) => void;

const byMove: Partial<Record<string, DeskAction>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'suggestion',
};
const byLetter: Partial<Record<string, DeskAction>> = {
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
export function findDeskAction(event: KeyboardEvent, onMac = isMac): { action: DeskAction; term?: number } | undefined {
  const { code, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.nativeEvent.isComposing) return undefined;
  if (key === 'Enter' && (ctrlKey || metaKey)) return { action: 'done' };
  // With Shift it writes or selects.
  if (metaKey || shiftKey || altKey === ctrlKey) return undefined;
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  const isLetter = onMac ? ctrlKey : altKey;
  if (digit) return isLetter ? { action: 'term', term: Number(digit) - 1 } : undefined;
  const action = (isLetter ? byLetter[code] : undefined) ?? (altKey ? byMove[code] : undefined);
  return action && { action };
}
