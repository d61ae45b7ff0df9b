const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const main = isMac ? '⌘' : 'Ctrl';

/** What is pressed for what, as it stands on the keys. */
export const keyNames = {
  save: `${main} S`,
  italic: `${main} I`,
  bold: `${main} B`,
  undo: `${main} Z`,
  redo: `${main} ⇧ Z`,
  previous: 'Alt PageUp',
  next: 'Alt PageDown',
  focus: 'F9',
  help: `${main} /`,
};

export type KeyAction = Exclude<keyof typeof keyNames, 'italic' | 'bold' | 'undo' | 'redo'>;

/** What a press of keys asks of the page; the text has keys of its own. */
export function actionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): KeyAction | undefined {
  const held = isMac ? metaKey : ctrlKey;
  if (held && !altKey && !shiftKey && key.toLowerCase() === 's') return 'save';
  if (held && !altKey && key === '/') return 'help';
  if (held) return undefined;
  if (altKey && key === 'PageUp') return 'previous';
  if (altKey && key === 'PageDown') return 'next';
  return key === 'F9' ? 'focus' : undefined;
}
