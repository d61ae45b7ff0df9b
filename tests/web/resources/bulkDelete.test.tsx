import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, requests, server } from '../../support/web.tsx';

const count = () => server.db.$count(tables.restrictedWord);
const deletions = () => requests.filter((call) => call === 'POST /api/office/restricted-words/deletes');
const marked = (smart_count: number) => screen.findByText(t('ra.action.bulk_actions', { smart_count }));

/** Marks all of 620 words, and asks to delete them. */
async function askToDelete() {
  await server.pool.query(
    `insert into restricted_words (word, language, created_at, updated_at)
      select 'word ' || lpad(n::text, 3, '0'), 'en', now(), now() from generate_series(1, 620) n`,
  );
  const user = await openAs('content_manager', '/office/restricted-words?sort=word&order=ASC');
  await screen.findByRole('link', { name: 'word 001' });
  await user.click(screen.getByRole('checkbox', { name: t('ra.action.select_all') }));
  await user.click(screen.getByRole('button', { name: t('ra.action.select_all_button') }));
  await marked(620);
  await user.click(screen.getByRole('button', { name: t('common.more') }));
  await user.click(screen.getByRole('menuitem', { name: t('ra.action.delete') }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test('more rows are deleted than one call takes', async () => {
  const { user, dialog } = await askToDelete();
  await user.click(dialog.getByRole('button', { name: t('ra.action.delete') }));
  expect(await screen.findByText(t('ra.notification.deleted', { smart_count: 620 }))).toBeVisible();
  expect(await count()).toBe(0);
  expect(deletions()).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('button', { name: t('common.more') })).not.toBeInTheDocument());
});

test('rows that could not be deleted stay marked', async () => {
  const { user, dialog } = await askToDelete();
  await server.pool.query(`delete from restricted_words where word = 'word 620'`);
  await user.click(dialog.getByRole('button', { name: t('ra.action.delete') }));
  expect(await screen.findByText(t('errors.not_found'))).toBeVisible();
  expect(await marked(120)).toBeVisible();
  expect(await count()).toBe(119);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a record that somebody changed since it was shown is shown anew before it is deleted', async () => {
  const { id } = await server.insert('restrictedWord', { word: 'lantern', note: 'old' });
  const user = await openAs('content_manager', `/office/restricted-words/${id}`);
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: t('ra.action.delete') }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t('ra.action.delete') }));
  };
  await screen.findByDisplayValue('old');
  const updated_at = new Date(server.clock.now.getTime() + 60_000).toISOString();
  await server.db.update(tables.restrictedWord).set({ note: 'new', updated_at });
  await remove();
  expect(await screen.findByText(t('errors.conflict'))).toBeVisible();
  expect(await screen.findByDisplayValue('new')).toBeVisible();
  expect(await count()).toBe(1);
  await remove();
  await waitFor(async () => expect(await count()).toBe(0));
});
