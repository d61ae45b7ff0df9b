import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { like, t } from '../../support/t.ts';
import { cut, mend, openAs, requests, server } from '../../support/web.tsx';

const box = () => screen.findByRole('combobox', { name: t('search.office.title') });
const option = (name: string | RegExp) => screen.findByRole('option', { name });
async function openPalette(user: UserEvent): Promise<HTMLElement> {
  await screen.findByRole('button', { name: new RegExp(t('search.office.open')) });
  await user.keyboard('{Control>}k{/Control}');
  return box();
}

test('the search of a list has the focus by /, and a field that is typed in keeps the sign', async () => {
  await server.insert('tag', { name: 'Silver' });
  const user = await openAs('content_manager', '/office/tags');
  const search = await screen.findByRole('searchbox', { name: t('ra.action.search') });
  await waitFor(async () => {
    await user.keyboard('/');
    expect(search).toHaveFocus();
  });
  expect(search).toHaveValue('');
  await user.keyboard('a/b');
  expect(search).toHaveValue('a/b');
});

describe('the palette', () => {
  test('finds a record and opens it, by keyboard alone', async () => {
    const story = await server.insert('fiction', { title: 'The Phoenix Heir' });
    const user = await openAs('content_manager', '/office/tags');
    await user.type(await openPalette(user), 'pheonix');
    await option(/The Phoenix Heir/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).toBe(`#/office/fictions/${story.id}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leads to all that was found, once for each text that it was found by', async () => {
    for (let n = 0; n < 6; n++) {
      await server.insert('article', { title: `Ember ${n}`, slug: `title-${n}`, body: 'Ash.' });
      await server.insert('article', { title: `Ash ${n}`, slug: `body-${n}`, body: 'An ember glows.' });
    }
    const user = await openAs('content_manager', '/office/tags');
    await user.type(await openPalette(user), 'ember');
    const name = t('search.office.all', { name: t('resources.office/articles.name', { smart_count: 2 }) });
    const all = await screen.findAllByRole('option', { name: new RegExp(name) });
    expect(all).toHaveLength(2);
    expect(all[1]).toHaveTextContent(t('resources.office/articles.fields.body'));
    await user.click(all[1]!);
    await waitFor(() => expect(decodeURIComponent(location.hash)).toContain('{"body":"ember"}'));
  });

  test('asks once the typing pauses, and not for nothing', async () => {
    const user = await openAs('content_manager', '/office/tags');
    await user.type(await openPalette(user), 'moon');
    await screen.findByText(t('search.office.nothing', { q: 'moon' }));
    expect(requests.filter((one) => one.includes('/office/search'))).toEqual(['GET /api/office/search?q=moon']);
    await user.clear(await box());
    await option(t('common.sign_out'));
  });

  test('opens in a tab of its own with Ctrl, and stays', async () => {
    const story = await server.insert('fiction', { title: 'The Phoenix Heir' });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const user = await openAs('content_manager', '/office/tags');
    await user.type(await openPalette(user), 'phoenix');
    await option(/The Phoenix Heir/);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith(`#/office/fictions/${story.id}`, '_blank', 'noopener');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: t('search.office.title') })).toBeNull());
    expect(location.hash).toBe('#/office/tags');
    opened.mockRestore();
  });

  test('offers the forms of the role', async () => {
    const user = await openAs('content_manager', '/office/tags');
    await openPalette(user);
    const name = t('ra.page.create', { name: t('resources.office/tags.name', { smart_count: 1 }) });
    await user.click(await option(name));
    await waitFor(() => expect(location.hash).toBe('#/office/tags/create'));
  });

  test('goes to pages and forms of the role, and to no others', async () => {
    const user = await openAs('cashier', '/office/bank-holidays');
    const tags = t('resources.office/tags.name', { smart_count: 2 });
    await user.click(await screen.findByRole('button', { name: new RegExp(t('search.office.open')) }));
    await option(t('payouts.office.title'));
    expect(screen.queryByRole('option', { name: tags })).toBeNull();
    expect(screen.queryByRole('option', { name: like('ra.page.create') })).toBeNull();
    await user.type(await box(), t('payouts.office.title'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).toBe('#/office/payouts'));
  });

  test('has pages that the menu leaves out, but those of one record', async () => {
    const user = await openAs('translator', '/office/dictionary-entries');
    await user.type(await openPalette(user), t('dictionary.office.candidates.title'));
    await user.click(await option(t('dictionary.office.candidates.title')));
    await waitFor(() => expect(location.hash).toBe('#/office/term-candidates'));
    await openPalette(user);
    for (const title of ['dictionary.office.file.title', 'articles.office.board.title'] as const)
      expect(await option(t(title))).toBeVisible();
    expect(screen.queryByRole('option', { name: t('translation.office.upload.title') })).toBeNull();
  });

  test('says that it failed, and asks again', async () => {
    await server.insert('fiction', { title: 'The Phoenix Heir' });
    const user = await openAs('content_manager', '/office/tags');
    cut('get', '/api/office/search');
    await user.type(await openPalette(user), 'phoenix');
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
    mend();
    await user.click(within(alert).getByRole('button', { name: t('common.retry') }));
    await option(/The Phoenix Heir/);
  });

  test('has the records that were open, but for the one on screen', async () => {
    const [silver, gold] = [
      await server.insert('tag', { name: 'Silver', code: 'silver' }),
      await server.insert('tag', { name: 'Gold', code: 'gold' }),
    ];
    const user = await openAs('content_manager', `/office/tags/${silver.id}/show`);
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Silver'));
    location.hash = `/office/tags/${gold.id}/show`;
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Gold'));
    await openPalette(user);
    const recent = await screen.findByRole('group', { name: t('search.office.recent') });
    const names = within(recent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Silver']);
  });

  test('has the records that were open, until their reader signs out', async () => {
    const tag = await server.insert('tag', { name: 'Silver' });
    const user = await openAs('content_manager', `/office/tags/${tag.id}`);
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('search.recent'));
    await user.click(screen.getByRole('link', { name: t('home.office.title') }));
    await openPalette(user);
    const recent = await screen.findByRole('group', { name: t('search.office.recent') });
    expect(within(recent).getAllByRole('option')).toHaveLength(1);
    await user.click(await option(t('common.sign_out')));
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('search.recent'));
  });
});
