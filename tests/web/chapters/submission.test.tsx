import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { chapterTexts, tables } from '#server/db/schema.ts';
import { chapterOf } from '../../support/chapters.ts';
import type { RowOf } from '../../support/records.ts';
import { openAs, server } from '../../support/web.tsx';
import { clearDevice, editorShows, statusShows } from '../support/editorScreen.ts';
import { field, page, press } from '../support/storyScreen.ts';

let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  server.clock.now = new Date();
  await clearDevice();
  author = await server.insert('user', { role: 'author_signed' });
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en' });
  await server.insert('restrictedWord', { word: 'poison', language: 'en' });
});

const chapter = (number: number, content: string, title: string | null = null) =>
  chapterOf(server, story, { number, content, title });
const stored = async () =>
  (await server.db.select().from(tables.chapter).orderBy(tables.chapter.number)).map(({ status, title }) => [
    status,
    title,
  ]);
const states = (...expected: string[]) =>
  waitFor(async () => expect((await stored()).map(([status]) => status)).toEqual(expected));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const inDialog = async (user: UserEvent, title: string, action: string) =>
  user.click((await dialog(title)).getByRole('button', { name: action }));
const write = (id: number) => openAs(author, `/story/tiny?id=${story.id}&chapter_id=${id}`);
const list = () => openAs(author, `/story/detail?id=${story.id}`);

describe('what is flagged is confirmed', () => {
  test('in the editor, or it is left', async () => {
    const { id } = await chapter(1, '<p>Some poison.</p>');
    const user = await write(id);
    await press(user, 'Publish');
    const asked = await dialog('Keep submitting?');
    expect(asked.getByText(/^1 chapter has restricted content or contact info\./)).toBeVisible();
    expect(asked.getByText('“poison”')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await states('draft');
    await waitFor(() => expect(page().getByRole('button', { name: 'Submit for review' })).toBeEnabled());
    await press(user, 'Submit for review');
    await inDialog(user, 'Keep submitting?', 'Keep submitting');
    await states('pending_review');
    expect(await screen.findByText('The chapter is with the reviewers.')).toBeVisible();
  });

  test('when all is published from the editor', async () => {
    const { id } = await chapter(1, '<p>It rained.</p>');
    await chapter(2, '<p>Some poison.</p>');
    const user = await write(id);
    await press(user, 'Publish all …');
    await inDialog(user, 'Publish 2 chapters?', 'Publish all');
    await inDialog(user, 'Keep submitting?', 'Keep submitting');
    await states('pending_review', 'pending_review');
  });

  test('in the table of contents', async () => {
    await chapter(1, '<p>It rained.</p>');
    const flagged = await chapter(2, '<p>Some poison.</p>', 'Rain');
    const user = await list();
    for (const number of [1, 2])
      await user.click(await page().findByRole('checkbox', { name: `Select chapter ${number}` }));
    await press(user, 'Publish');
    await inDialog(user, 'Publish 2 chapters?', 'Publish');
    const asked = await dialog('Keep submitting?');
    expect(asked.getByRole('link', { name: 'Chapter 2' })).toHaveAttribute(
      'href',
      `#/story/tiny?id=${story.id}&chapter_id=${flagged.id}`,
    );
    await states('draft', 'draft');
    await user.click(asked.getByRole('button', { name: 'Keep submitting' }));
    await states('pending_review', 'pending_review');
    expect(await page().findByText('2 chapters submitted, to go live when approved.')).toBeVisible();
  });

  test('when it is planned', async () => {
    await chapter(1, '<p>Some poison.</p>');
    const user = await openAs(author, `/story/release?id=${story.id}&plan=1`);
    await user.click(await screen.findByRole('button', { name: 'Choose all' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const confirm = await screen.findByRole('button', { name: 'Schedule 1 chapter' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await user.click(confirm);
    await inDialog(user, 'Keep submitting?', 'Keep submitting');
    expect(await screen.findByRole('heading', { name: '1 chapter is scheduled' })).toBeVisible();
    await states('pending_review');
  });
});

describe('a chapter’s number', () => {
  test('is a warning while one writes, and gone by a click', async () => {
    const { id } = await chapter(3, '<p>Chapter 3</p><p>It rained.</p>', 'Chapter 3: Rain');
    const user = await write(id);
    expect(await field('Title')).toHaveAccessibleDescription(
      expect.stringContaining('stands before the title already'),
    );
    await press(user, 'Remove it');
    expect(await field('Title')).toHaveValue('Rain');
    await editorShows('<p>It rained.</p>');
    expect(page().queryByRole('button', { name: 'Remove it' })).toBeNull();
    await statusShows(/^Saved at/);
    expect(await stored()).toEqual([['draft', 'Rain']]);
  });

  test('is refused when it is submitted from the editor, and gone by a click', async () => {
    const { id } = await chapter(1, '<p>Chapter 1</p><p>Some poison.</p>');
    const user = await write(id);
    await press(user, 'Publish');
    await states('draft');
    await inDialog(user, 'Remove the chapter number?', 'Remove it');
    await inDialog(user, 'Keep submitting?', 'Keep submitting');
    await states('pending_review');
    await editorShows('<p>Some poison.</p>');
    expect(await server.db.select().from(chapterTexts)).toMatchObject([{ content: '<p>Some poison.</p>' }]);
  });

  test('is refused in the table of contents, and gone from all of them by a click', async () => {
    await chapter(1, '<p>It rained.</p>', 'Chapter 1');
    await chapter(2, '<p>Chapter 2: Sun</p><p>It shone.</p>');
    await chapter(3, '<p>It snowed.</p>', 'Snow');
    const user = await list();
    await user.click(await page().findByRole('button', { name: 'Select all 3' }));
    await press(user, 'Submit for review');
    await inDialog(user, 'Submit 3 chapters for review?', 'Submit for review');
    const asked = await dialog('Remove the chapter number?');
    expect(asked.getByText('number in the title')).toBeVisible();
    expect(asked.getByText('number at the head of the text')).toBeVisible();
    expect(asked.queryByText('Snow')).toBeNull();
    await user.click(asked.getByRole('button', { name: 'Remove it' }));
    await states('pending_review', 'pending_review', 'pending_review');
    expect((await stored()).map(([, title]) => title)).toEqual([null, 'Sun', 'Snow']);
  });
});
