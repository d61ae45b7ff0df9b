import { screen, waitFor, within } from '@testing-library/react/pure';
import type { Editor } from '@tiptap/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { NotesPanel, useNotes } from '../../../src/custom/editor/tools/NotesPanel.tsx';
import { ReviewNotes, type Note } from '../../../src/custom/editor/tools/reviewNotes.ts';
import type { RowOf } from '../../support/records.ts';
import { t } from '../../support/t.ts';
import { server } from '../../support/web.tsx';
import { openTools } from '../support/editorToolsScreen.tsx';

const notes: Note[] = [
  { paragraph: 1, text: 'Who speaks here?' },
  { paragraph: 2, text: 'Too <b>long</b>.' },
];
let author: RowOf<'user'>;
beforeEach(async () => void (author = await server.insert('user', { role: 'author_signed' })));

function Tools({ editor }: { editor: Editor }) {
  useNotes(editor, notes);
  return <NotesPanel editor={editor} reason="Unclear" />;
}
const open = async (content = '<p>One.</p><p>Two.</p><p>Three.</p>') => {
  const opened = await openTools(author, {
    content,
    extensions: [ReviewNotes],
    tools: (editor) => <Tools editor={editor} />,
  });
  await waitFor(() => expect(document.querySelector('.ProseMirror aside')).not.toBeNull());
  return opened;
};
/** The text as it is read, notes in brackets behind their paragraphs. */
const read = () =>
  [...document.querySelectorAll('.ProseMirror > *')]
    .map((element) => (element.tagName === 'ASIDE' ? `[${element.lastChild!.textContent}]` : element.textContent))
    .join(' ');

describe('notes of a review', () => {
  test('stand under their paragraphs, as text', async () => {
    await open();
    expect(read()).toBe('One. Two. [Who speaks here?] Three. [Too <b>long</b>.]');
  });

  test('stay there while the text changes before and in them', async () => {
    const { editor } = await open();
    editor.commands.insertContentAt(0, '<p>Zero.</p>');
    editor.commands.insertContentAt(3, 'x');
    expect(read()).toBe('Zexro. One. Two. [Who speaks here?] Three. [Too <b>long</b>.]');
    const enterAt = (words: string, at: number) => {
      let place = 0;
      editor.state.doc.forEach((node, offset) => {
        if (node.textContent === words) place = offset + 1 + at;
      });
      editor.chain().setTextSelection(place).splitBlock().run();
    };
    enterAt('Two.', 4);
    expect(read()).toBe('Zexro. One. Two. [Who speaks here?]  Three. [Too <b>long</b>.]');
    enterAt('Two.', 0);
    expect(read()).toBe('Zexro. One.  Two. [Who speaks here?]  Three. [Too <b>long</b>.]');
    enterAt('Two.', 2);
    expect(read()).toBe('Zexro. One.  Tw [Who speaks here?] o.  Three. [Too <b>long</b>.]');
  });

  test('go with their paragraph, which the list says', async () => {
    const { editor } = await open();
    editor.commands.deleteRange({ from: 6, to: 12 });
    expect(read()).toBe('One. Three. [Too <b>long</b>.]');
    expect(await screen.findByText(t('editor.shared.notes.gone'))).toBeVisible();
  });

  test('are no part of the text', async () => {
    const { editor } = await open();
    expect(editor.getHTML()).toBe('<p>One.</p><p>Two.</p><p>Three.</p>');
    expect(editor.can().undo()).toBe(false);
  });

  test('are listed with the reason, and lead to their places', async () => {
    const { user, editor } = await open();
    const panel = within(screen.getByRole('region', { name: t('editor.shared.notes.title') }));
    expect(panel.getByText('Unclear')).toBeVisible();
    await user.click(await panel.findByRole('button', { name: 'Who speaks here?' }));
    expect(editor.state.selection.$from.parent.textContent).toBe('Two.');
  });
});
