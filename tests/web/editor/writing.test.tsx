import { screen, waitFor } from '@testing-library/react/pure';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayOf } from '#domain/shared/clock.ts';
import { chapterTexts, chapterVersions, dailyWords, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { long } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { box, clearDevice, editorShows, statusShows, typeSigns } from '../support/editorScreen.ts';
import { page, press } from '../support/storyScreen.ts';

let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  await clearDevice();
  localStorage.removeItem('editor');
  dispatchEvent(new StorageEvent('storage', { key: 'editor' }));
  author = await server.insert('user', { role: 'author_signed' });
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en' });
});
// What is on its way when a test ends would be found by the next.
const [saved, savedAt] = [like('editor.writing.state.saved'), like('editor.writing.state.saved_at')];
afterEach(() => statusShows(new RegExp(`^(${saved.source}|${savedAt.source})$`)));

const open = async (content: string, word_count?: number) => {
  const { id } = await insertChapter(server, story, { number: 1, content, word_count });
  const user = await openAs(author, `/story/tiny?id=${story.id}&chapter_id=${id}`);
  const { editor } = await box();
  editor.commands.focus('end');
  return { id, user, editor };
};
const stored = (content: string) =>
  waitFor(async () => expect(await server.db.select().from(chapterTexts)).toMatchObject([{ content }]));

test('words that were written today on another device count towards the goal', async () => {
  server.clock.now = new Date();
  const day = dayOf(server.clock.now);
  await server.db.insert(dailyWords).values({ fiction_id: story.id, day, words: 900 });
  await open('<p></p>', 0);
  const progress = t('editor.writing.goal.progress', { count: '900', goal: '1,000' });
  await waitFor(() => expect(page().getAllByText(progress)).toHaveLength(2));
  await typeSigns('Three');
  const after = t('editor.writing.goal.progress', { count: '901', goal: '1,000' });
  await waitFor(() => expect(page().getAllByText(after)).toHaveLength(2));
});

describe('a scene break', () => {
  test('of a button is a line of its own, which the server keeps as stars and no word', long, async () => {
    const { user } = await open('<p>One two</p>');
    await press(user, t('editor.writing.toolbar.scene_break'));
    await typeSigns('three');
    await editorShows('<p>One two</p><hr><p>three</p>');
    await stored('<p>One two</p><p>* * *</p><p>three</p>');
    expect(await server.db.select().from(tables.chapter)).toMatchObject([{ word_count: 3 }]);
    await statusShows(like('editor.writing.state.saved_at'));
    expect(page().getAllByText(t('editor.writing.words.count', { smart_count: 3 }))).toHaveLength(2);
  });

  test('parts the paragraph that one writes in', long, async () => {
    const { editor, user } = await open('<p>One two</p>');
    editor.commands.setTextSelection(5);
    await press(user, t('editor.writing.toolbar.scene_break'));
    await typeSigns('T');
    await editorShows('<p>One </p><hr><p>Ttwo</p>');
    editor.commands.setTextSelection(1);
    await press(user, t('editor.writing.toolbar.scene_break'));
    await editorShows('<hr><p>One </p><hr><p>Ttwo</p>');
  });

  test('is there when the chapter is opened again, and nothing is saved for that', async () => {
    await open('<p>One</p><p>* * *</p><p>two</p>');
    await editorShows('<p>One</p><hr><p>two</p>');
    await statusShows(t('editor.writing.state.saved'));
    expect(await server.db.select().from(tables.chapter)).toMatchObject([{ revision: 1 }]);
  });

  test('is made of three stars, and stars again by undoing', long, async () => {
    const { editor, user } = await open('<p>One</p><p></p>');
    await typeSigns('***');
    await editorShows('<p>One</p><hr><p></p>');
    editor.view.dom.focus();
    await user.keyboard('{Control>}z{/Control}');
    await editorShows('<p>One</p><p>***</p>');
  });

  test('is the same in a version', long, async () => {
    const { id, user } = await open('<p>One</p><p>* * *</p><p>two</p>');
    const at = '2026-03-09T10:00:00.000Z';
    const version = { title: null, content: '<p>One</p><p>* * *</p><p>two</p>', word_count: 2, created_at: at };
    await server.db.update(tables.chapter).set({ title: null });
    await server.db.insert(chapterVersions).values({ chapter_id: id, cause: 'save', ...version });
    await press(user, t('editor.shared.versions.title'));
    await user.click(await page().findByRole('button', { name: like('editor.shared.versions.cause.save') }));
    expect(await page().findByText(t('editor.shared.versions.same'))).toBeVisible();
  });
});

describe('quotation marks and dashes', () => {
  test('are those of the story’s language, and one of them is taken back by undoing', long, async () => {
    await server.db.update(tables.fiction).set({ language: 'ru' });
    const { editor, user } = await open('<p></p>');
    await typeSigns('- "Да"');
    await editorShows('<p>— «Да»</p>');
    editor.view.dom.focus();
    await user.keyboard('{Control>}z{/Control}');
    await editorShows('<p>— «Да"</p>');
    await typeSigns('"');
    await user.keyboard('{Backspace}');
    await editorShows('<p>— «Да""</p>');
  });

  test('stay as they are typed by a choice that is remembered', long, async () => {
    const { user } = await open('<p></p>');
    const choice = page().getByRole('button', { name: t('editor.writing.toolbar.smart_marks') });
    expect(choice).toHaveAttribute('aria-pressed', 'true');
    await user.click(choice);
    await typeSigns('"No" -- so');
    await editorShows('<p>"No" -- so</p>');
    expect(JSON.parse(localStorage.getItem('editor')!)).toMatchObject({ smartMarks: false });
  });
});

describe('what is pressed for what, once it was read,', () => {
  const read = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await press(user, t('editor.writing.toolbar.keys'));
    expect(await screen.findByRole('dialog', { name: t('editor.writing.toolbar.keys') })).toBeVisible();
    await press(user, t('common.close'));
  };

  test('gives the focus back to the text', async () => {
    const { user, editor } = await open('<p>One</p>');
    await waitFor(() => expect(editor.view.dom).toHaveFocus());
    await read(user);
    expect(editor.view.dom).toHaveFocus();
  });

  test('gives it to its button, where the text had none', async () => {
    const { user, editor } = await open('<p>One</p>');
    await waitFor(() => expect(editor.view.dom).toHaveFocus());
    editor.view.dom.blur();
    await read(user);
    expect(page().getByRole('button', { name: t('editor.writing.toolbar.keys') })).toHaveFocus();
  });
});
