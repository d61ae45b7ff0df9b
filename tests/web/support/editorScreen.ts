import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { openDB } from 'idb';
import { expect } from 'vitest';
import { deviceJournal } from '../../../src/custom/editor/saving/device.ts';
import type { Entry } from '../../../src/custom/editor/saving/journal.ts';
import { like, t } from '../../support/t.ts';

// What jsdom lacks of a browser, as far as the editor needs it.
const nowhere = () => Object.assign([], { item: () => null }) as unknown as DOMRectList;
Object.assign(Range.prototype, { getClientRects: nowhere, getBoundingClientRect: () => new DOMRect() });
Object.assign(document, { elementFromPoint: () => null });
const held = new Set<string>();
type Held = (lock: { name: string } | null) => Promise<void> | undefined;
const locks = {
  async request(name: string, _: object, run: Held) {
    if (held.has(name)) return run(null);
    held.add(name);
    try {
      await run({ name });
    } finally {
      held.delete(name);
    }
    return undefined;
  },
};

export const box = () =>
  screen.findByRole<HTMLElement & { editor: Editor }>('textbox', { name: t('editor.writing.text') });

/** Types at the end of the text. */
export async function typeText(text: string): Promise<void> {
  const { editor } = await box();
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, text);
}

/** Types sign by sign where the text's caret is, so that what is typed may be replaced. */
export async function typeSigns(signs: string): Promise<void> {
  const { view } = (await box()).editor;
  for (const sign of signs) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(sign, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, sign, insert))) view.dispatch(insert());
  }
}

export const editorShows = (content: string) =>
  waitFor(async () => expect((await box()).editor.getHTML()).toBe(content));
export const editable = async () => (await box()).editor.isEditable;

/** Where the text stands. */
export const statusShows = (words: string | RegExp) =>
  waitFor(() => expect(document.querySelector('footer [role=status]')).toHaveTextContent(words));

/** Chooses of the publish menu. */
export async function publishBy(user: UserEvent, choice: 'publish' | 'submit' | 'publish_all'): Promise<void> {
  const button = await screen.findByRole('button', { name: t('editor.writing.action.publish') });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: like(`editor.writing.action.${choice}_hint`) }));
}

/** A device with locks that keeps no text, of somebody who has seen the guidance. */
export async function clearDevice(): Promise<void> {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  localStorage.setItem('guidance', JSON.stringify({ editStory: 9 }));
  // The day's words are remembered beyond a test.
  dispatchEvent(new StorageEvent('storage', { key: 'editor' }));
  await deviceJournal.of(0, 0);
  const database = await openDB('quillhouse-journal', 1);
  await database.clear('entries');
  database.close();
}

/** What a window that is gone has left on this device. */
export async function leave(entry: Partial<Entry> & Pick<Entry, 'user' | 'fiction' | 'chapter'>): Promise<void> {
  const text = { title: '', content: '<p>left</p>' };
  await deviceJournal.put({ id: crypto.randomUUID(), revision: 1, text, pending: null, at: 1, ...entry });
}

export const left = async (user: number, storyId: number) =>
  (await deviceJournal.of(user, storyId)).map(({ text }) => text.content);
