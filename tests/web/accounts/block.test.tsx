import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { requests, openAs, server } from '../../support/web.tsx';

const statuses = async () => {
  const rows = await server.db.select().from(tables.user).orderBy(tables.user.id);
  return rows.map(({ user_name, status }) => `${user_name} ${status}`);
};
const dialog = async () => within(await screen.findByRole('dialog'));
const toast = (words: string) => screen.findByText(words);

test('a block asks for its reason, sends nothing without it, and stands in the history with it', async () => {
  const mira = await server.insert('user', { user_name: 'mira' });
  const user = await openAs('content_manager', `/office/users/${mira.id}/show`);
  await user.click(await screen.findByRole('button', { name: t('accounts.office.block.block') }));
  await user.click((await dialog()).getByRole('button', { name: t('accounts.office.block.block') }));
  expect((await dialog()).getByRole('textbox')).toHaveAccessibleDescription(t('validation.required'));
  expect(requests.some((call) => call.startsWith('POST /api/office/users'))).toBe(false);
  await user.type((await dialog()).getByRole('textbox'), 'Spam in comments.');
  await user.click((await dialog()).getByRole('button', { name: t('accounts.office.block.block') }));
  await toast(t('accounts.office.block.blocked', { smart_count: 1 }));
  expect(await statuses()).toContain('mira blocked');
  await user.click(await screen.findByRole('button', { name: t('accounts.office.block.unblock') }));
  await user.click((await dialog()).getByRole('button', { name: t('accounts.office.block.unblock') }));
  await toast(t('accounts.office.block.unblocked', { smart_count: 1 }));
  expect(await statuses()).toContain('mira active');
  await user.click(screen.getByRole('button', { name: t('audit.office.tab') }));
  const history = within(await screen.findByRole('region', { name: t('audit.office.title') }));
  await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(2));
  expect(history.getAllByRole('listitem')[1]).toHaveTextContent(t('audit.office.action.block_account'));
  expect(history.getAllByRole('listitem')[1]).toHaveTextContent('Spam in comments.');
});

test('accounts that are marked are blocked together, and it is said which are not', async () => {
  await server.insert('user', { user_name: 'mira' });
  await server.insert('user', { user_name: 'nora', status: 'blocked' });
  const user = await openAs('content_manager', '/office/users');
  await waitFor(() => expect(document.querySelectorAll('tbody input')).toHaveLength(3));
  await user.click(document.querySelector('thead input')!);
  await user.click(await screen.findByRole('button', { name: t('accounts.office.block.block') }));
  await user.type((await dialog()).getByRole('textbox'), 'Spam.');
  await user.click((await dialog()).getByRole('button', { name: t('accounts.office.block.block') }));
  const title = t('accounts.office.block.blocked', { smart_count: 1 });
  const outcome = within(await screen.findByRole('dialog', { name: title }));
  expect(outcome.getByText(t('common.office.bulk.left', { smart_count: 2 }))).toBeVisible();
  const lines = [...document.querySelectorAll('dialog tbody tr')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(lines).toEqual([
    ['nora', t('common.office.bulk.became.same')],
    ['content_manager', t('validation.own_account')],
  ]);
  expect(await statuses()).toEqual(['mira blocked', 'nora blocked', 'content_manager active']);
  await user.click(outcome.getByRole('button', { name: t('common.close') }));
  await waitFor(() => expect(screen.queryByRole('button', { name: t('accounts.office.block.block') })).toBeNull());
});

test('nobody is offered to block their own account', async () => {
  const me = await server.insert('user', { role: 'content_manager' });
  await openAs(me, `/office/users/${me.id}/show`);
  await screen.findByRole('button', { name: t('audit.office.tab') });
  expect(screen.queryByRole('button', { name: t('accounts.office.block.block') })).not.toBeInTheDocument();
});
