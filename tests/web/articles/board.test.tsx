import { screen, waitFor, within } from '@testing-library/react/pure';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { tables } from '#server/db/schema.ts';
import { addNextEdition, addTerms } from '../../support/clauses.ts';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { writeMarkdown } from '../support/markdownInput.ts';
import { box, fill } from '../support/officeScreen.ts';

const { article } = tables;
const field = (name: string) => t(`resources.office/articles.fields.${name}` as never);
let english: number;
let russian: number;

const add = async (language: string, more: object = {}) => {
  const row = { place: 'faq', slug: '1', language, title: 'How long?', summary: 's', body: 'A long while.' };
  return (await server.insert('article', { ...row, state: 'published', ...more } as object)).id;
};
const change = async (id: number, set: object) =>
  server.call('POST', `/api/office/articles/${id}`, { token: await server.signIn('content_manager'), body: set });
const stored = async (language: 'ru' | 'th') =>
  (
    await server.db
      .select()
      .from(article)
      .where(and(eq(article.slug, '1'), eq(article.language, language)))
  )[0];
const cell = async (language: 'ru' | 'th') => {
  const row = within(await screen.findByRole('row', { name: /How long/ }));
  const at = screen
    .getAllByRole('columnheader')
    .findIndex((header) => header.textContent === formatLanguageName(language, 'en'));
  return within(row.getAllByRole('cell')[at - 1]!).getByRole('link');
};

beforeEach(async () => {
  english = await add('en');
  russian = await add('ru', { title: 'Долго ли?', body: 'Долго.', source_revision: 1 });
});

test('the list leads to the board, where each cell tells how the article stands', async () => {
  await change(english, { body: 'A short while.' });
  const user = await openAs('translator', '/office/articles');
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('link', { name: t('articles.office.board.title') }));
  expect(await cell('ru')).toHaveTextContent(t('articles.office.board.stale'));
  expect(await cell('th')).toHaveTextContent(t('articles.office.board.missing'));
  expect(screen.getByText(t('articles.office.board.stale_count', { count: 1 }))).toBeVisible();
  expect(screen.getByText(t('articles.office.board.missing_count', { count: 8 }))).toBeVisible();
});

test('a new translation that readers do not get yet is told as waiting', async () => {
  await add('th', { state: 'draft', source_revision: 1 });
  await openAs('content_manager', '/office/articles/board');
  const thai = await cell('th');
  expect(thai).toHaveTextContent(t('resources.office/articles.choices.state.draft'));
  expect(thai).toHaveTextContent(t('articles.office.board.pending'));
  expect(screen.getByText(t('articles.office.board.pending_count', { count: 1 }))).toBeVisible();
});

test('of a clause the board tells which language lacks the next edition, and what waits', async () => {
  await addTerms(server, ['en', 'ru']);
  await addNextEdition(server, '2026-03-20');
  await openAs('translator', '/office/articles/board');
  const [inEnglish, inRussian] = within(await screen.findByRole('row', { name: /Terms en/ })).getAllByRole('link');
  // What is saved is the edition in force.
  expect(inEnglish!.textContent).toBe(t('resources.office/articles.choices.state.published'));
  expect(inRussian).toHaveTextContent(t('articles.office.board.missing'));
  expect(screen.getByText(t('articles.office.board.missing_count', { count: 17 }))).toBeVisible();
});

test('where an article is missing, its cell opens a form for it beside the English', async () => {
  const user = await openAs('translator', '/office/articles/board');
  await user.click(await cell('th'));
  expect(await box(field('slug'))).toHaveValue('1');
  const summary = await screen.findByText(t('articles.office.source.english'));
  expect(summary.closest('details')).toHaveTextContent('A long while.');
  await fill(user, field('title'), 'นานไหม');
  await fill(user, field('summary'), 'ย่อ');
  await writeMarkdown(field('body'), 'นาน');
  await user.click(
    await screen.findByRole('checkbox', { name: t('articles.office.source.up_to_date', { number: 1 }) }),
  );
  await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  await waitFor(async () =>
    expect(await stored('th')).toMatchObject({ place: 'faq', title: 'นานไหม', state: 'draft', source_revision: 1 }),
  );
});

test('a translator sees what has changed in the English, and says that the translation is up to date', async () => {
  await change(english, { body: 'A short while.' });
  const user = await openAs('translator', '/office/articles/board');
  await user.click(await cell('ru'));
  const changed = within((await screen.findByText(t('articles.office.source.changed'))).closest('details')!);
  expect(changed.getByText('long', { selector: 'del' })).toBeVisible();
  expect(changed.getByText('short', { selector: 'ins' })).toBeVisible();
  await writeMarkdown(field('body'), 'Недолго.');
  await user.click(
    await screen.findByRole('checkbox', { name: t('articles.office.source.up_to_date', { number: 2 }) }),
  );
  await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  await waitFor(async () => expect(await stored('ru')).toMatchObject({ body: 'Недолго.', source_revision: 2 }));
});

test('a mended typo does not say that a translation is up to date', long, async () => {
  await change(english, { body: 'A short while.' });
  const user = await openAs('translator', `/office/articles/${russian}`);
  await screen.findByText(t('articles.office.source.changed'));
  await writeMarkdown(field('body'), 'Долго!');
  const box = await screen.findByRole('checkbox', { name: t('articles.office.source.up_to_date', { number: 2 }) });
  await user.click(box);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  await waitFor(async () => expect(await stored('ru')).toMatchObject({ body: 'Долго!', source_revision: 1 }));
});

test('a translation that is up to date says so, and the English says nothing of it', async () => {
  await openAs('translator', `/office/articles/${russian}`);
  expect(await screen.findByText(t('articles.office.source.current'))).toBeVisible();
  expect(screen.queryByText(t('articles.office.source.changed'))).toBeNull();
});
