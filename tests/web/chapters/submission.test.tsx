import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { chapterTexts, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { long } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { clearDevice, editorShows, publishBy, statusShows } from '../support/editorScreen.ts';
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
  insertChapter(server, story, { number, content, title });
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
  test('in the editor, or it is left', long, async () => {
    const { id } = await chapter(1, '<p>Some poison.</p>');
    const user = await write(id);
    await publishBy(user, 'publish');
    const question = await dialog(t('chapters.writing.submission.flagged.title'));
    expect(question.getByText(t('chapters.writing.submission.flagged.text', { smart_count: 1 }))).toBeVisible();
    expect(question.getByText('“poison”')).toBeVisible();
    await user.click(question.getByRole('button', { name: t('chapters.writing.submission.back') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await states('draft');
    await publishBy(user, 'submit');
    await inDialog(user, t('chapters.writing.submission.flagged.title'), t('chapters.writing.submission.flagged.go'));
    await states('pending_review');
    expect(await screen.findByText(t('editor.writing.action.submitted'))).toBeVisible();
  });

  test('when all is published from the editor', async () => {
    const { id } = await chapter(1, '<p>It rained.</p>');
    await chapter(2, '<p>Some poison.</p>');
    const user = await write(id);
    await publishBy(user, 'publish_all');
    await inDialog(
      user,
      t('editor.writing.action.publish_all_question', { smart_count: 2 }),
      t('editor.writing.action.publish_all'),
    );
    await inDialog(user, t('chapters.writing.submission.flagged.title'), t('chapters.writing.submission.flagged.go'));
    await states('pending_review', 'pending_review');
  });

  test('in the table of contents', long, async () => {
    await chapter(1, '<p>It rained.</p>');
    const flagged = await chapter(2, '<p>Some poison.</p>', 'Rain');
    const user = await list();
    for (const number of [1, 2])
      await user.click(
        await page().findByRole('checkbox', { name: t('chapters.writing.contents.list.select', { number }) }),
      );
    await press(user, t('chapters.writing.contents.step.publish'));
    await inDialog(
      user,
      t('chapters.writing.contents.step.title.publish', { smart_count: 2 }),
      t('chapters.writing.contents.step.publish'),
    );
    const question = await dialog(t('chapters.writing.submission.flagged.title'));
    expect(question.getByRole('link', { name: t('releases.writing.chapter', { number: 2 }) })).toHaveAttribute(
      'href',
      `#/story/tiny?id=${story.id}&chapter_id=${flagged.id}`,
    );
    await states('draft', 'draft');
    await user.click(question.getByRole('button', { name: t('chapters.writing.submission.flagged.go') }));
    await states('pending_review', 'pending_review');
    expect(await page().findByText(t('chapters.writing.contents.step.done.publish', { smart_count: 2 }))).toBeVisible();
  });

  test('when it is planned', async () => {
    await chapter(1, '<p>Some poison.</p>');
    const user = await openAs(author, `/story/release?id=${story.id}&plan=1`);
    await user.click(await screen.findByRole('button', { name: t('releases.writing.choose.all') }));
    await user.click(screen.getByRole('button', { name: t('releases.writing.next') }));
    const confirm = await screen.findByRole('button', {
      name: t('releases.writing.times.confirm', { smart_count: 1 }),
    });
    await waitFor(() => expect(confirm).toBeEnabled());
    await user.click(confirm);
    await inDialog(user, t('chapters.writing.submission.flagged.title'), t('chapters.writing.submission.flagged.go'));
    expect(
      await screen.findByRole('heading', { name: t('releases.writing.done.title', { smart_count: 1 }) }),
    ).toBeVisible();
    await states('pending_review');
  });
});

describe('a chapter’s number', () => {
  test('is a warning while one writes, and gone by a click', long, async () => {
    const { id } = await chapter(3, '<p>Chapter 3</p><p>It rained.</p>', 'Chapter 3: Rain');
    const user = await write(id);
    expect(await field(t('editor.writing.title'))).toHaveAccessibleDescription(like('editor.writing.repeats_title'));
    await press(user, t('chapters.writing.submission.numbered.go'));
    expect(await field(t('editor.writing.title'))).toHaveValue('Rain');
    await editorShows('<p>It rained.</p>');
    expect(page().queryByRole('button', { name: t('chapters.writing.submission.numbered.go') })).toBeNull();
    await statusShows(like('editor.writing.state.saved_at'));
    expect(await stored()).toEqual([['draft', 'Rain']]);
  });

  test('is refused when it is submitted from the editor, and gone by a click', long, async () => {
    const { id } = await chapter(1, '<p>Chapter 1</p><p>Some poison.</p>');
    const user = await write(id);
    await publishBy(user, 'publish');
    await states('draft');
    await inDialog(user, t('chapters.writing.submission.numbered.title'), t('chapters.writing.submission.numbered.go'));
    await inDialog(user, t('chapters.writing.submission.flagged.title'), t('chapters.writing.submission.flagged.go'));
    await states('pending_review');
    await editorShows('<p>Some poison.</p>');
    expect(await server.db.select().from(chapterTexts)).toMatchObject([{ content: '<p>Some poison.</p>' }]);
  });

  test('is refused in the table of contents, and gone from all of them by a click', async () => {
    await chapter(1, '<p>It rained.</p>', 'Chapter 1');
    await chapter(2, '<p>Chapter 2: Sun</p><p>It shone.</p>');
    await chapter(3, '<p>It snowed.</p>', 'Snow');
    const user = await list();
    await user.click(
      await page().findByRole('button', { name: t('chapters.writing.contents.list.select_all', { count: '3' }) }),
    );
    await press(user, t('chapters.writing.contents.step.submit'));
    await inDialog(
      user,
      t('chapters.writing.contents.step.title.submit', { smart_count: 3 }),
      t('chapters.writing.contents.step.submit'),
    );
    const question = await dialog(t('chapters.writing.submission.numbered.title'));
    expect(question.getByText(t('chapters.writing.submission.place.title'))).toBeVisible();
    expect(question.getByText(t('chapters.writing.submission.place.text'))).toBeVisible();
    expect(question.queryByText('Snow')).toBeNull();
    await user.click(question.getByRole('button', { name: t('chapters.writing.submission.numbered.go') }));
    await states('pending_review', 'pending_review', 'pending_review');
    expect((await stored()).map(([, title]) => title)).toEqual([null, 'Sun', 'Snow']);
  });
});
