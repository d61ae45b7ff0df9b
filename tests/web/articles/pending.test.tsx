import { fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { formatTime } from '#domain/shared/formatDates.ts';
import { tables } from '#server/db/schema.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { box, fill, pick } from '../support/officeScreen.ts';
import { answerLeaving } from '../support/shellScreen.ts';

const { article } = tables;
const title = t('resources.office/articles.fields.title');
let id: number;
const stored = async () => (await server.db.select().from(article).where(eq(article.id, id)))[0];
const save = async (user: Awaited<ReturnType<typeof openAs>>) =>
  user.click(screen.getByRole('button', { name: t('ra.action.save') }));

beforeEach(async () => {
  const row = { place: 'faq', slug: '1', language: 'en', title: 'Long?', summary: 's', body: 'A while.' };
  ({ id } = await server.insert('article', { ...row, state: 'published' } as object));
});

test('a translator is told that what they save in a published text waits', async () => {
  const user = await openAs('translator', `/office/articles/${id}`);
  expect(await screen.findByText(t('articles.office.pending.waits'))).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: t('articles.office.pending.hold') })).toBeNull();
  await fill(user, title, 'How long?');
  await save(user);
  await waitFor(async () => expect(await stored()).toMatchObject({ title: 'How long?', pending: true }));
});

test('a translator is told that a time does not count for what they save', async () => {
  const publish_at = '2036-01-01T00:00:00.000Z';
  await server.db.update(article).set({ state: 'draft', publish_at }).where(eq(article.id, id));
  const note = t('articles.office.pending.loses_time', { time: formatTime(publish_at, 'en') });
  await openAs('translator', `/office/articles/${id}`);
  expect(await screen.findByText(note)).toBeVisible();
  await openAs('content_manager', `/office/articles/${id}`);
  await box(title);
  expect(screen.queryByText(note)).toBeNull();
});

test('a content manager sees what waits on the board, and lets readers have it', async () => {
  await server.call('POST', `/api/office/articles/${id}`, {
    token: await server.signIn('translator'),
    body: { title: 'How long?' },
  });
  const user = await openAs('content_manager', '/office/articles/board');
  expect(await screen.findByText(t('articles.office.board.pending'))).toBeVisible();
  expect(screen.getByText(t('articles.office.board.pending_count', { count: 1 }))).toBeVisible();
  await user.click(screen.getByText(t('articles.office.board.pending')));
  const part = within(await screen.findByRole('region', { name: t('articles.office.pending.title') }));
  await user.click(part.getByRole('button', { name: t('articles.office.clause.publish') }));
  await waitFor(async () => expect(await stored()).toMatchObject({ title: 'How long?', pending: false }));
  await waitFor(() => expect(screen.queryByRole('region', { name: t('articles.office.pending.title') })).toBeNull());
});

test('what is typed in the form and not saved is not lost by publishing unasked', async () => {
  await server.call('POST', `/api/office/articles/${id}`, {
    token: await server.signIn('translator'),
    body: { title: 'How long?' },
  });
  const user = await openAs('content_manager', `/office/articles/${id}`);
  const part = within(await screen.findByRole('region', { name: t('articles.office.pending.title') }));
  await fill(user, title, 'Half a title');
  const publish = part.getByRole('button', { name: t('articles.office.clause.publish') });
  await user.click(publish);
  await answerLeaving(user, 'keep');
  expect(await box(title)).toHaveValue('Half a title');
  expect(await stored()).toMatchObject({ pending: true });
  await user.click(publish);
  await answerLeaving(user, 'discard');
  await waitFor(async () => expect(await stored()).toMatchObject({ title: 'How long?', pending: false }));
});

test('a content manager saves without publishing, and may give it a time', async () => {
  const user = await openAs('content_manager', `/office/articles/${id}`);
  await fill(user, title, 'How long?');
  const publishAt = t('resources.office/articles.fields.publish_at');
  expect(screen.queryByRole('textbox', { name: new RegExp(publishAt) })).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: t('articles.office.pending.hold') }));
  expect(await box(publishAt)).toBeVisible();
  await save(user);
  await waitFor(async () => expect(await stored()).toMatchObject({ title: 'How long?', pending: true }));
});

test('a draft that has a time is published before it by choosing its state alone', async () => {
  const publish_at = '2036-01-01T00:00:00.000Z';
  await server.db.update(article).set({ state: 'draft', publish_at }).where(eq(article.id, id));
  const user = await openAs('content_manager', `/office/articles/${id}`);
  fireEvent.change(await box(t('resources.office/articles.fields.publish_at')), {
    target: { value: '2036-02-01T00:00' },
  });
  await pick(user, t('resources.office/articles.fields.state'), t('resources.office/articles.choices.state.published'));
  await save(user);
  await waitFor(async () => expect(await stored()).toMatchObject({ state: 'published', publish_at: null }));
});

test('what somebody saved since is not published unread', async () => {
  const saveAsTranslator = async (body: object) =>
    server.call('POST', `/api/office/articles/${id}`, { token: await server.signIn('translator'), body });
  await saveAsTranslator({ title: 'How long?' });
  const user = await openAs('content_manager', `/office/articles/${id}`);
  const part = within(await screen.findByRole('region', { name: t('articles.office.pending.title') }));
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  await saveAsTranslator({ body: 'Nobody knows.' });
  await user.click(part.getByRole('button', { name: t('articles.office.clause.publish') }));
  expect(await screen.findByText(t('articles.office.errors.changed'))).toBeVisible();
  expect(await stored()).toMatchObject({ pending: true });
});

test('the versions say which one readers have, and what would change for them', async () => {
  const token = await server.signIn('translator');
  for (const body of [{ body: 'Some time.' }, { title: 'How long?' }])
    await server.call('POST', `/api/office/articles/${id}`, { token, body });
  const user = await openAs('content_manager', `/office/articles/${id}`);
  const list = within(await screen.findByRole('region', { name: t('articles.office.versions.title') }));
  const mark = await list.findByText(t('articles.office.versions.shown'));
  expect(mark.closest('li')).toHaveTextContent(t('articles.office.versions.number', { number: 1 }));
  await user.click(list.getAllByRole('button', { name: t('articles.office.versions.show') })[0]!);
  expect(await list.findByText(t('articles.office.versions.against_shown'))).toBeVisible();
  expect(list.getByText('Some', { selector: 'ins' })).toBeVisible();
  const part = within(screen.getByRole('region', { name: t('articles.office.pending.title') }));
  await user.click(part.getByRole('button', { name: t('articles.office.clause.publish') }));
  await waitFor(() => expect(list.queryByText(t('articles.office.versions.against_shown'))).toBeNull());
  await waitFor(() => expect(list.queryByText(t('articles.office.versions.shown'))).toBeNull());
});
