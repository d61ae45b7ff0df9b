import { screen, waitFor, within } from '@testing-library/react/pure';
import type { Editor } from '@tiptap/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Flag } from '#domain/editor/restrictedWords.ts';
import { FlagMarks, listFlags, flagWith } from '../../../src/custom/editor/tools/flagMarks.ts';
import { FlagsPanel } from '../../../src/custom/editor/tools/FlagsPanel.tsx';
import { FlagTip } from '../../../src/custom/editor/tools/FlagTip.tsx';
import { useFlagging } from '../../../src/custom/editor/tools/useFlagging.ts';
import type { RowOf } from '../../support/records.ts';
import { t } from '../../support/t.ts';
import { mend, refuse, server } from '../../support/web.tsx';
import { openTools } from '../support/editorToolsScreen.tsx';

let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  story = await server.insert('fiction', { author_id: author.id, language: 'en' });
  await server.insert('restrictedWord', { word: 'poison', language: 'en', note: 'Not in our books.' });
});

function Tools({ editor, id }: { editor: Editor; id: number }) {
  const { failed, retry } = useFlagging(editor, id);
  return (
    <>
      <FlagsPanel editor={editor} failed={failed} retry={retry} />
      <FlagTip editor={editor} />
    </>
  );
}
const open = (content: string) =>
  openTools(author, { content, extensions: [FlagMarks], tools: (editor) => <Tools editor={editor} id={story.id} /> });
const marked = () => [...document.querySelectorAll('[data-flag]')].map(({ textContent }) => textContent);
const panel = () => within(screen.getByRole('region', { name: t('editor.shared.flags.title') }));

describe('flags in the editor', () => {
  test('mark restricted words and contact data in their places, and are listed', async () => {
    await open('<p>A poi<strong>son</strong> cup.</p><p>Line<br>mira@example.com</p>');
    await waitFor(() => expect(marked().join('')).toBe('poisonmira@example.com'));
    expect(panel().getByText(t('editor.shared.flags.advice'))).toBeVisible();
    expect(panel().getByText(t('editor.shared.flags.count', { smart_count: 2 }))).toBeVisible();
    expect(
      panel()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['poisonNot in our books.', `mira@example.com${t('editor.shared.flags.kind.email')}`]);
  });

  test('lead to their places', async () => {
    const { user, editor } = await open('<p>One.</p><p>Then poison came.</p>');
    await user.click(await panel().findByRole('button', { name: /poison/ }));
    const { from, to } = editor.state.selection;
    expect(editor.state.doc.textBetween(from, to)).toBe('poison');
    await waitFor(() => expect(editor.isFocused).toBe(true));
    expect(await screen.findByText('Not in our books.', { selector: '[role=status] *' })).toBeVisible();
  });

  test('say why to the pointer', async () => {
    const { user } = await open('<p>Write to mira@example.com</p>');
    await waitFor(() => expect(marked()).toEqual(['mira@example.com']));
    await user.hover(document.querySelector('[data-flag]')!);
    expect(await screen.findByText(t('editor.shared.flags.why.contact'))).toBeVisible();
    await user.unhover(document.querySelector('.ProseMirror')!);
    await waitFor(() => expect(screen.queryByText(t('editor.shared.flags.why.contact'))).toBeNull());
  });

  test('come and go with what is typed', async () => {
    const { editor } = await open('<p>Nothing here.</p>');
    expect(await panel().findByText(t('editor.shared.flags.none'))).toBeVisible();
    editor.commands.insertContentAt(1, 'poison and ');
    await waitFor(() => expect(marked()).toEqual(['poison']));
    editor.commands.insertContentAt(3, 'x');
    await waitFor(() => expect(marked()).toEqual([]));
  });

  test('are no steps that undo takes back', async () => {
    const { editor } = await open('<p>poison</p>');
    await waitFor(() => expect(marked()).toEqual(['poison']));
    expect(editor.can().undo()).toBe(false);
  });

  test('are contact data alone where the words do not come, until they do', async () => {
    refuse('get', '/sensitive-keywords', 503, 'errors.unavailable');
    const { user } = await open('<p>poison, mira@example.com</p>');
    expect(await panel().findByRole('alert')).toHaveTextContent(t('editor.shared.flags.failed'));
    expect(marked()).toEqual(['mira@example.com']);
    mend();
    await user.click(panel().getByRole('button', { name: t('common.retry') }));
    await waitFor(() => expect(marked()).toEqual(['poison', 'mira@example.com']));
    expect(panel().queryByRole('alert')).toBeNull();
  });

  test('are looked for only in the paragraph that was changed', async () => {
    const paragraphs = Array.from({ length: 200 }, (_, n) => `<p>Paragraph ${n} of a long chapter.</p>`).join('');
    const { editor } = await open(`<p>poison</p>${paragraphs}`);
    await waitFor(() => expect(marked()).toEqual(['poison']));
    const flag = vi.fn<() => Flag[]>(() => []);
    flagWith(editor.view, flag);
    expect(flag).toHaveBeenCalledTimes(201);
    editor.commands.insertContentAt(5, 'x');
    await waitFor(() => expect(flag).toHaveBeenCalledTimes(202));
    expect(listFlags(editor.state)).toEqual([]);
  });
});
