import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { box, fill } from '../support/officeScreen.ts';

let id: number;
const label = t('resources.office/articles.fields.body');

beforeEach(async () => {
  const draft = { place: 'faq', slug: '1', language: 'en', state: 'draft', title: 'How long?', summary: 's' };
  ({ id } = await server.insert('article', { ...draft, body: 'A long while.' } as object));
});

test('what is typed is seen as readers would see it, and its broken links are named', async () => {
  const user = await openAs('translator', `/office/articles/${id}`);
  const preview = within(await screen.findByRole('region', { name: t('articles.office.preview.title') }));
  await fill(user, label, '**Three** weeks, [[see](#/nowhere)');
  expect(await preview.findByText('Three', { selector: 'strong' })).toBeVisible();
  const problem = t('articles.office.errors.link_page', { href: '#/nowhere' });
  expect(await preview.findByText(problem)).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  await waitFor(async () => expect(await box(label)).toHaveAccessibleDescription(problem));
});

test('a draft has a page as its readers would see it', async () => {
  const user = await openAs('translator', `/office/articles/${id}/show`);
  await user.click(await screen.findByRole('link', { name: t('articles.office.preview.open') }));
  expect(await screen.findByText('A long while.')).toBeVisible();
  expect(screen.getByText(t('articles.office.preview.saved'))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'How long?' })).toBeVisible();
});
