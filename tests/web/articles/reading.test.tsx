import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test, vi } from 'vitest';
import type { ArticlePlace } from '#domain/articles/article.ts';
import { tables } from '#server/db/schema.ts';
import { clearSession } from '../../../src/lib/session/session.ts';
import { t } from '../../support/t.ts';
import { cut, mend, open, openAs, server } from '../../support/web.tsx';

const add = (place: ArticlePlace, slug: string, title: string) =>
  server.insert('article', { place, slug, title, language: 'en', state: 'published', summary: 's', body: 'b' });

test('a reader says once whether an answer helped', async () => {
  await add('faq', '1', 'How long?');
  const user = open('/clause/faq');
  await user.click(await screen.findByText('How long?'));
  cut('post', '/api/articles/faq/1/ratings');
  await user.click(screen.getByRole('button', { name: t('articles.article.helpful.no') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.offline'));
  mend();
  await user.click(screen.getByRole('button', { name: t('articles.article.helpful.no') }));
  expect(await screen.findByText(t('articles.article.helpful.thanks'))).toBeVisible();
  expect(await server.db.select().from(tables.article)).toMatchObject([{ helpful: 0, unhelpful: 1 }]);
  cleanup();
  // Also once somebody has signed out of this browser.
  clearSession();
  open('/clause/faq');
  expect(await screen.findByText(t('articles.article.helpful.thanks'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('articles.article.helpful.no') })).toBeNull();
});

test('who is signed in sees which lessons they have read', async () => {
  await add('school', '1-1', 'Openings');
  await add('school', '1-2', 'Hooks');
  const user = await openAs('author_signed', '/schoolDetail?id=1-1');
  await user.click(await screen.findByRole('button', { name: t('articles.article.progress.mark') }));
  expect(await screen.findByText(t('articles.article.progress.read'))).toBeVisible();
  await user.click(screen.getByRole('link', { name: t('articles.all_lessons') }));
  expect(await screen.findByText(t('articles.article.progress.count', { count: 1, total: 2 }))).toBeVisible();
  const lesson = screen.getByRole('link', { name: 'Openings' }).closest('li')!;
  expect(within(lesson).getByText(t('articles.article.progress.read'))).toBeVisible();
});

test('who is signed out reads lessons without any count', async () => {
  await add('school', '1-1', 'Openings');
  open('/schoolDetail?id=1-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Openings' })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('articles.article.progress.mark') })).toBeNull();
});

test('a picture is checked by the rules of covers on the spot', async () => {
  await add('page', 'cover-guide', 'Good covers');
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600 }));
  const user = open('/coverGuide');
  const input = await screen.findByLabelText(t('articles.article.cover.choose'), { selector: 'input' });
  await user.upload(input, new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'wide.png', { type: 'image/png' }));
  const region = within(screen.getByRole('region', { name: t('articles.article.cover.title') }));
  await waitFor(() => expect(region.getAllByText(t('articles.article.cover.bad'))).toHaveLength(1));
  expect(region.getAllByText(t('articles.article.cover.advice'))).toHaveLength(1);
  expect(region.getAllByText(t('articles.article.cover.good'))).toHaveLength(3);
  expect(region.getByText(/wide\.png/).closest('p')).toHaveTextContent('800 × 600');
});

test('the guide of covers shows right ones, each beside a wrong one', async () => {
  await add('page', 'cover-guide', 'Good covers');
  open('/coverGuide');
  const region = await screen.findByRole('region', { name: t('articles.article.cover.examples') });
  for (const pair of within(region).getAllByRole('listitem')) {
    const [right, wrong] = within(pair).getAllByRole('figure');
    expect(right).toHaveTextContent(t('articles.article.cover.right'));
    expect(wrong).toHaveTextContent(t('articles.article.cover.wrong'));
    expect(pair.querySelectorAll('img[src*=".svg"]')).toHaveLength(2);
  }
});
