import { fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { authors } from '#domain/roles.ts';
import { tables } from '#server/db/schema.ts';
import { readShippedArticles } from '#server/features/articles/shipped.ts';
import { chapterOfPage } from '../../../src/custom/articles/author/help/chapterOfPage.ts';
import { routes } from '../../../src/lib/routing/routes.ts';
import { t } from '../../support/t.ts';
import { cut, mend, openAs, server } from '../../support/web.tsx';
import { answerLeaving } from '../support/shellScreen.ts';

const addChapter = (slug: string, title: string) =>
  server.insert('article', {
    place: 'handbook',
    slug,
    language: 'en',
    title,
    body: `All of ${title}.`,
    state: 'published',
  });
const helpButton = () => screen.findByRole('button', { name: t('articles.article.help.open') }, { timeout: 4000 });
const panel = async (title: string) => within(await screen.findByRole('complementary', { name: title }));

test('a chapter of the guidebook opens beside the page that it helps with, and follows to the next one', async () => {
  await addChapter('5', 'Contracts');
  await addChapter('7', 'Readers');
  const user = await openAs('author_unsigned', '/sign');
  await user.click(await helpButton());
  const contracts = await panel('Contracts');
  expect(contracts.getByRole('heading', { name: 'Contracts' })).toHaveFocus();
  expect(contracts.getByText('All of Contracts.')).toBeVisible();
  expect(contracts.getByRole('link', { name: t('articles.article.help.whole') })).toHaveAttribute(
    'href',
    '#/handbook?chapter=5',
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Contracts' })).toBeNull();
  expect(await helpButton()).toHaveFocus();

  await user.click(await helpButton());
  location.hash = '#/comments';
  const readers = await panel('Readers');
  expect(await readers.findByText('All of Readers.')).toBeVisible();
  await user.click(readers.getByRole('button', { name: t('common.close') }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Readers' })).toBeNull());
});

test('help stays closed after a page that has none', async () => {
  await addChapter('5', 'Contracts');
  await addChapter('7', 'Readers');
  const user = await openAs('author_unsigned', '/sign');
  await user.click(await helpButton());
  await panel('Contracts');
  location.hash = '#/school';
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Contracts' })).toBeNull());
  location.hash = '#/comments';
  expect(await helpButton()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('complementary', { name: 'Readers' })).toBeNull();
});

test('a chapter that does not come can be asked for again', async () => {
  await addChapter('5', 'Contracts');
  const user = await openAs('author_unsigned', '/sign');
  cut('get', '/api/articles/handbook/5');
  await user.click(await helpButton());
  const empty = await panel(t('pages.title.handbook'));
  mend();
  await user.click(await empty.findByRole('button', { name: t('common.retry') }));
  expect((await panel('Contracts')).getByText('All of Contracts.')).toBeVisible();
});

test('a page whose chapter is withdrawn has no help, and others keep theirs', async () => {
  await addChapter('7', 'Readers');
  await openAs('author_unsigned', '/comments');
  expect(await helpButton()).toBeVisible();
  location.hash = '#/sign';
  await waitFor(() => expect(screen.queryByRole('button', { name: t('articles.article.help.open') })).toBeNull());
  location.hash = '#/comments';
  expect(await helpButton()).toBeVisible();
});

test('each page that authors alone have has help, but for the steps of signing in', () => {
  const paths = routes.filter(({ roles }) => roles === authors).map(({ path }) => path);
  expect(paths.filter((path) => !chapterOfPage[path] && !path.startsWith('/login/'))).toEqual([]);
});

test('each page with help is one of authors, and has a chapter that the platform comes with', () => {
  const chapters = readShippedArticles(({ place }) => place === 'handbook').map(({ slug }) => slug);
  const paths = routes.map(({ path }) => path);
  for (const [path, chapter] of Object.entries(chapterOfPage)) {
    expect(paths).toContain(path);
    expect(chapters).toContain(chapter);
  }
});

test('a link in the help asks before what is typed beside it is lost', async () => {
  await addChapter('4', 'Covers');
  await server.db.update(tables.article).set({ body: 'See [your comments](#/comments).' });
  const user = await openAs('author_unsigned', '/story/form');
  const title = await screen.findByRole('textbox', { name: t('stories.author.field.title') });
  await user.type(title, 'Half a title');
  await user.click(await helpButton());
  const link = await (await panel('Covers')).findByRole('link', { name: 'your comments' });
  await user.click(link);
  await answerLeaving(user, 'keep');
  expect(title).toHaveValue('Half a title');
  await user.click(link);
  await answerLeaving(user, 'discard');
  await waitFor(() => expect(location.hash).toBe('#/comments'));
});

test('a link in the help opens in another tab where that is wanted', async () => {
  await addChapter('5', 'Contracts');
  await server.db.update(tables.article).set({ body: 'See [your comments](#/comments).' });
  const user = await openAs('author_unsigned', '/sign');
  await user.click(await helpButton());
  const link = await (await panel('Contracts')).findByRole('link', { name: 'your comments' });
  let isLeftToBrowser: boolean | undefined;
  const noteAnswer = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', noteAnswer, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(isLeftToBrowser).toBe(true);
  expect(location.hash).toBe('#/sign');
});
