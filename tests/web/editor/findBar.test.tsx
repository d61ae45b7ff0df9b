import { screen, waitFor, within } from '@testing-library/react/pure';
import type { Editor } from '@tiptap/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FindBar } from '../../../src/custom/editor/tools/FindBar.tsx';
import { FindReplace, type FindMode } from '../../../src/custom/editor/tools/findReplace.ts';
import type { RowOf } from '../../support/records.ts';
import { t } from '../../support/t.ts';
import { server } from '../../support/web.tsx';
import { openTools } from '../support/editorToolsScreen.tsx';

let author: RowOf<'user'>;
const onClose = vi.fn<() => void>();
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  onClose.mockReset();
});

const open = async (content: string, mode: FindMode = 'replace', language = 'en') => {
  const tools = (editor: Editor) => <FindBar {...{ editor, mode, language, onClose }} />;
  const opened = await openTools(author, { content, extensions: [FindReplace], tools });
  return { ...opened, bar: within(await screen.findByRole('region', { name: t('editor.shared.find.title') })) };
};
const marked = () => [...document.querySelectorAll('.ProseMirror-search-match')].map(({ textContent }) => textContent);
const selected = (editor: Editor) => {
  const { from, to } = editor.state.selection;
  return editor.state.doc.textBetween(from, to);
};

describe('find and replace in a chapter', () => {
  test('shows all matches, counts them, and goes round by Enter', async () => {
    const { user, editor, bar } = await open('<p>Kai, <em>K</em>ai.</p><p>kai</p>');
    await user.type(bar.getByLabelText(t('editor.shared.find.find')), 'kai');
    await waitFor(() => expect(marked().join('')).toBe('KaiKaikai'));
    await user.keyboard('{Enter}');
    expect(await bar.findByText(t('editor.shared.find.at', { at: '1', count: '3' }))).toBeVisible();
    await user.keyboard('{Enter}{Enter}');
    expect(selected(editor)).toBe('kai');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(await bar.findByText(t('editor.shared.find.at', { at: '2', count: '3' }))).toBeVisible();
    await user.click(bar.getByRole('button', { name: t('editor.shared.find.next') }));
    expect(await bar.findByText(t('editor.shared.find.at', { at: '3', count: '3' }))).toBeVisible();
  });

  test('keeps to case and to whole words', async () => {
    const { user, bar } = await open('<p>Kai Kaia kai</p>');
    await user.type(bar.getByLabelText(t('editor.shared.find.find')), 'Kai');
    await user.click(bar.getByLabelText(t('editor.shared.find.match_case')));
    await waitFor(() => expect(marked()).toEqual(['Kai', 'Kai']));
    await user.click(bar.getByLabelText(t('editor.shared.find.whole_words')));
    await waitFor(() => expect(marked()).toEqual(['Kai']));
  });

  test('knows whole words of Thai', async () => {
    const { user, bar } = await open('<p>แมวดำ มากกว่า</p>', 'find', 'th');
    await user.click(bar.getByLabelText(t('editor.shared.find.whole_words')));
    await user.click(bar.getByLabelText(t('editor.shared.find.find')));
    await user.paste('แมว');
    await waitFor(() => expect(marked()).toEqual(['แมว']));
    await user.clear(bar.getByLabelText(t('editor.shared.find.find')));
    await user.paste('กว่า');
    expect(await bar.findByText(t('editor.shared.find.none'))).toBeVisible();
  });

  test('replaces one after another, and all at once in one step', async () => {
    const { user, editor, bar } = await open('<p>Kai <em>Kai</em> Kai Kai</p>');
    await user.type(bar.getByLabelText(t('editor.shared.find.find')), 'Kai');
    await user.type(bar.getByLabelText(t('editor.shared.find.replace_with')), 'Ren');
    await user.click(bar.getByRole('button', { name: t('editor.shared.find.replace') }));
    await user.click(bar.getByRole('button', { name: t('editor.shared.find.replace') }));
    expect(editor.getText()).toBe('Ren Kai Kai Kai');
    await user.click(bar.getByRole('button', { name: t('editor.shared.find.replace_all') }));
    expect(await bar.findByText(t('editor.shared.find.replaced', { smart_count: 3 }))).toBeVisible();
    expect(editor.getHTML()).toBe('<p>Ren <em>Ren</em> Ren Ren</p>');
    editor.commands.undo();
    expect(editor.getText()).toContain('Kai');
  });

  test('takes signs for what they are', async () => {
    const { user, bar } = await open('<p>a\\n. *$1</p>');
    await user.click(bar.getByLabelText(t('editor.shared.find.find')));
    await user.paste('\\n.');
    await waitFor(() => expect(marked()).toEqual(['\\n.']));
  });

  test('only finds where the chapter may not be changed', async () => {
    const { editor, bar } = await open('<p>Kai</p>');
    editor.setEditable(false);
    await waitFor(() => expect(bar.queryByLabelText(t('editor.shared.find.replace_with'))).toBeNull());
    expect(bar.getByLabelText(t('editor.shared.find.find'))).toBeVisible();
  });

  test('closes by Escape', async () => {
    const { user, bar } = await open('<p>Kai</p>');
    await user.click(bar.getByLabelText(t('editor.shared.find.find')));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});
