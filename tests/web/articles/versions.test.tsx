import { screen, waitFor, within } from '@testing-library/react/pure';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { readMarkdown, writeMarkdown } from '../support/markdownInput.ts';
import { answerLeaving } from '../support/shellScreen.ts';

let id: number;
const fields = (name: string) => t(`resources.office/articles.fields.${name}` as never);
const versions = async () => within(await screen.findByRole('region', { name: t('articles.office.versions.title') }));
const number = (of: number) => t('articles.office.versions.number', { number: of });
const stored = async () => (await server.db.select().from(tables.article).where(eq(tables.article.id, id)))[0];

beforeEach(async () => {
  ({ id } = await server.insert('article', {
    place: 'faq',
    slug: '1',
    language: 'en',
    state: 'published',
    title: 'How long?',
    summary: 's',
    body: 'A long while.',
  }));
});

const change = async (set: object) =>
  server.call('POST', `/api/office/articles/${id}`, { token: await server.signIn('content_manager'), body: set });

test('an article shows what each version changed', async () => {
  await change({ body: 'A short while.', state: 'draft' });
  const user = await openAs('translator', `/office/articles/${id}`);
  const list = await versions();
  expect((await list.findAllByText(like('articles.office.versions.number'))).map((one) => one.textContent)).toEqual([
    number(2),
    number(1),
  ]);
  await user.click(list.getAllByRole('button', { name: t('articles.office.versions.show') })[0]!);
  expect(await list.findByText('long', { selector: 'del' })).toBeVisible();
  expect(list.getByText('short', { selector: 'ins' })).toBeVisible();
  expect(list.queryByRole('button', { name: t('articles.office.versions.restore') })).toBeNull();
});

test('a version is restored when that was asked, and the form has its text', async () => {
  await change({ body: 'A short while.' });
  const user = await openAs('content_manager', `/office/articles/${id}`);
  const list = await versions();
  await user.click((await list.findAllByRole('button', { name: t('articles.office.versions.show') }))[1]!);
  await user.click(list.getByRole('button', { name: t('articles.office.versions.restore') }));
  const dialog = within(screen.getByRole('dialog', { name: t('articles.office.versions.ask', { number: 1 }) }));
  await user.click(dialog.getByRole('button', { name: t('articles.office.versions.restore') }));
  await waitFor(async () => expect(await readMarkdown(fields('body'))).toBe('A long while.'));
  expect(await list.findByText(number(3))).toBeVisible();
  expect(await stored()).toMatchObject({ body: 'A long while.', revision: 3 });
});

test('what is typed in the form and not saved is not lost by restoring unasked', async () => {
  await change({ body: 'A short while.' });
  const user = await openAs('content_manager', `/office/articles/${id}`);
  const list = await versions();
  await user.click((await list.findAllByRole('button', { name: t('articles.office.versions.show') }))[1]!);
  await writeMarkdown(fields('body'), 'Half a text');
  const restore = list.getByRole('button', { name: t('articles.office.versions.restore') });
  await user.click(restore);
  await answerLeaving(user, 'keep');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(restore);
  await answerLeaving(user, 'discard');
  expect(screen.getByRole('dialog', { name: t('articles.office.versions.ask', { number: 1 }) })).toBeVisible();
});

test('what somebody else has saved meanwhile is not restored over', async () => {
  await change({ body: 'A short while.' });
  const user = await openAs('content_manager', `/office/articles/${id}`);
  const list = await versions();
  await user.click((await list.findAllByRole('button', { name: t('articles.office.versions.show') }))[1]!);
  await change({ body: 'No time at all.' });
  await user.click(list.getByRole('button', { name: t('articles.office.versions.restore') }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: t('articles.office.versions.restore') }),
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(t('articles.office.errors.changed')));
  expect(await list.findByText(number(3))).toBeVisible();
  expect(await stored()).toMatchObject({ body: 'No time at all.' });
});

test('who finds the article held by somebody else restores nothing', long, async () => {
  await change({ body: 'A short while.' });
  const token = await server.signIn('translator');
  const body = { resource: 'articles', record_id: id, tab: 'theirs' };
  await server.call('POST', '/api/office/record-locks/hold', { token, body });
  const user = await openAs('content_manager', `/office/articles/${id}`);
  expect(await screen.findByRole('button', { name: t('record-locks.office.take_over') })).toBeVisible();
  const list = await versions();
  await user.click((await list.findAllByRole('button', { name: t('articles.office.versions.show') }))[1]!);
  expect(list.getByRole('button', { name: t('articles.office.versions.restore') })).toBeDisabled();
});

test('what a form saves is the next version', async () => {
  const user = await openAs('content_manager', `/office/articles/${id}`);
  await writeMarkdown(fields('body'), 'Three weeks.');
  await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  await waitFor(async () => expect(await stored()).toMatchObject({ body: 'Three weeks.', revision: 2 }));
});
