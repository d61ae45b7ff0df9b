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
  chapters: '⇧ F4',
  find: `${main} F`,
  replace: isMac ? '⌥ ⌘ F' : 'Ctrl H',
  versions: 'F4',
  flags: 'F8',
  notes: 'F2',
  preview: '⇧ F9',
  focus: 'F9',
  help: `${main} /`,
};

const plain: Partial<Record<string, KeyAction>> = { F2: 'notes', F4: 'versions', F8: 'flags', F9: 'focus' };

const shifted: Partial<Record<string, KeyAction>> = { F4: 'chapters', F9: 'preview' };

export type KeyAction = Exclude<keyof typeof keyNames, 'italic' | 'bold' | 'undo' | 'redo'>;

/** What a press of keys asks of the page; the text has keys of its own. */
export function findKeyAction({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): KeyAction | undefined {
  const command = isMac ? metaKey : ctrlKey;
  if (command && !altKey && !shiftKey && key.toLowerCase() === 's') return 'save';
  if (command && !altKey && key === '/') return 'help';
  if (isMac && command && altKey && code === 'KeyF') return 'replace';
  if (command && !altKey && !shiftKey && key.toLowerCase() === 'f') return 'find';
  // ⌘ H hides the window.
  if (!isMac && command && !altKey && !shiftKey && key.toLowerCase() === 'h') return 'replace';
  if (command) return undefined;
  if (altKey && key === 'PageUp') return 'previous';
  if (altKey && key === 'PageDown') return 'next';
  if (altKey) return undefined;
  if (shiftKey) return shifted[key];
  return plain[key];
}
