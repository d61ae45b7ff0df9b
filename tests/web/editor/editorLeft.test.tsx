import { screen, waitFor } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { chapterTexts, chapterVersions, tables } from '#server/db/schema.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import { long } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { box, clearDevice, editorShows, leave, left, statusShows, typeText } from '../support/editorScreen.ts';
import { signOut } from '../support/shellScreen.ts';
import { page } from '../support/storyScreen.ts';

let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  await clearDevice();
  author = await server.insert('user', { role: 'author_signed' });
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en' });
});

const path = (chapter: number) => `/story/tiny?id=${story.id}&chapter_id=${chapter}`;
const texts = async () => (await server.db.select().from(chapterTexts)).map(({ content }) => content);
const versions = async () => (await server.db.select().from(chapterVersions)).map(({ content }) => content);

test('what was left on the device is sent as soon as its author is back', long, async () => {
  const [one, two] = await insertChapters(server, story, ['draft', 'draft']);
  await server.pool.query(`update chapters set revision = 2 where id = $1`, [two!.id]);
  await server.pool.query(`update chapter_texts set content = '<p>theirs</p>' where chapter_id = $1`, [two!.id]);
  await leave({ user: author.id, fiction: story.id, chapter: one!.id });
  await leave({ user: author.id, fiction: story.id, chapter: two!.id, text: { title: '', content: '<p>mine</p>' } });
  await leave({ user: author.id, fiction: story.id, chapter: null, text: { title: 'New', content: '<p>new</p>' } });
  await leave({ user: author.id + 1, fiction: story.id, chapter: one!.id });
  await openAs(author, '/home');
  await waitFor(async () => expect(await left(author.id, story.id)).toEqual(['<p>mine</p>']));
  expect((await texts()).toSorted()).toEqual(['<p>left</p>', '<p>new</p>', '<p>theirs</p>']);
  expect(await left(author.id + 1, story.id)).toEqual(['<p>left</p>']);
});

test('a chapter that is gone meanwhile becomes a new one with what was typed', long, async () => {
  const { id } = await insertChapter(server, story, { number: 1 });
  await server.pool.query('delete from chapters where id = $1', [id]);
  await leave({ user: author.id, fiction: story.id, chapter: id });
  await openAs(author, path(id));
  await editorShows('<p>left</p>');
  expect(page().getByText(like('editor.writing.orphaned'))).toBeVisible();
  await statusShows(like('editor.writing.state.saved_at'));
  const [made] = await server.db.select().from(tables.chapter);
  await waitFor(() => expect(location.hash).toBe(`#${path(made!.id)}`));
  await editorShows('<p>left</p>');
});

test('a chapter that is taken back while something is typed is saved then', long, async () => {
  const { id } = await insertChapter(server, story, { number: 1, content: '<p>Old</p>' });
  const user = await openAs(author, path(id));
  await box();
  await server.pool.query(`update chapters set status = 'pending_review'`);
  await typeText(' and new');
  await statusShows(like('editor.writing.state.not_saved'));
  await user.click(await page().findByRole('button', { name: t('editor.writing.action.withdraw') }));
  await statusShows(like('editor.writing.state.saved_at'));
  expect(await texts()).toEqual(['<p>Old and new</p>']);
});

test('a chapter of a story that was completed meanwhile keeps what was typed as a version', async () => {
  const { id } = await insertChapter(server, story, { number: 1, content: '<p>Old</p>' });
  await server.pool.query(`update fictions set status = 'completed'`);
  await leave({ user: author.id, fiction: story.id, chapter: id });
  await openAs(author, path(id));
  await editorShows('<p>Old</p>');
  expect(await versions()).toEqual(['<p>left</p>']);
  expect(await left(author.id, story.id)).toEqual([]);
});

test('what was typed a moment before signing out is on the server', long, async () => {
  const chapter = await insertChapter(server, story, { number: 1, content: '<p>Old</p>' });
  const user = await openAs(author, path(chapter.id));
  await editorShows('<p>Old</p>');
  await typeText(' and new');
  await signOut(user);
  expect(await screen.findByRole('heading', { name: t('accounts.sign_in') })).toBeVisible();
  expect(await texts()).toEqual(['<p>Old and new</p>']);
  expect(screen.queryByText(t('accounts.text_kept'))).toBeNull();
});
