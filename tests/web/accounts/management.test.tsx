import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';
import { box, fill, pick } from '../support/officeScreen.ts';

const { user: users } = tables;
const labels = (name: string) => t(`resources.office/users.fields.${name}` as 'common.cancel');
const press = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const find = async (user_name: string) =>
  (await server.db.select().from(users).where(eq(users.user_name, user_name)))[0];

beforeEach(() => {
  // Browsers name the address that a page is of; jsdom's fetch does not.
  server.services.publicUrl = 'https://write.example.com';
});

async function fillNew(role: string) {
  const user = await openAs('content_manager', '/office/users');
  await user.click(await screen.findByRole('link', { name: t('accounts.office.manage.create') }));
  await box(labels('user_name'));
  await fill(user, labels('user_name'), 'nina');
  await fill(user, labels('email'), 'nina@example.com');
  await pick(user, labels('role'), role);
  return user;
}

test('an account is made and its owner invited; the invitation is sent again and withdrawn on its page', async () => {
  const user = await fillNew(t('common.role.translator'));
  await user.click(await press(t('accounts.office.manage.go_invite')));
  await screen.findByText(t('accounts.office.manage.invited', { email: 'nina@example.com' }));
  expect(server.emails).toMatchObject([{ to: 'nina@example.com' }]);
  await screen.findByRole('heading', { name: t('accounts.office.manage.invitation') });
  expect(screen.queryByRole('button', { name: t('accounts.office.block.block') })).toBeNull();
  await user.click(await press(t('accounts.office.manage.resend')));
  await user.click((await dialog()).getByRole('button', { name: t('accounts.office.manage.send') }));
  await waitFor(() => expect(server.emails).toHaveLength(2));
  await user.click(await press(t('common.more')));
  await user.click(screen.getByRole('menuitem', { name: t('accounts.office.manage.withdraw') }));
  await user.click((await dialog()).getByRole('button', { name: t('accounts.office.manage.withdraw') }));
  await screen.findByText(t('accounts.office.manage.withdrawn'));
  expect(await find('nina')).toBeUndefined();
});

test('an account is made with a password, which is typed twice', async () => {
  const user = await fillNew(t('common.role.editor'));
  await user.click(screen.getByRole('radio', { name: t('accounts.office.manage.by_password') }));
  await user.type(screen.getByLabelText(t('accounts.password')), 'roses7');
  await user.click(await press(t('accounts.office.manage.go_create')));
  expect(screen.getByLabelText(t('accounts.repeat_password'))).toHaveAccessibleDescription(t('validation.required'));
  await user.type(screen.getByLabelText(t('accounts.repeat_password')), 'roses7');
  await user.click(await press(t('accounts.office.manage.go_create')));
  await screen.findByText(t('accounts.office.manage.created', { name: 'nina' }));
  expect(await find('nina')).toMatchObject({ status: 'active', role: 'editor' });
});

test('a cashier is asked for, and confirmed by another content manager from the queue of their home', async () => {
  const ben = await server.insert('user', { role: 'content_manager', user_name: 'ben' });
  let user = await fillNew(t('common.role.cashier'));
  await screen.findByText(t('accounts.office.manage.two'));
  await user.click(await press(t('accounts.office.manage.go_ask')));
  await screen.findByText(t('accounts.office.request.own'));
  expect(screen.queryByRole('button', { name: t('accounts.office.request.confirm') })).toBeNull();
  cleanup();
  user = await openAs(ben, '/office/home');
  await user.click(await screen.findByRole('link', { name: new RegExp(t('home.office.queues.account_requests')) }));
  await user.click(await screen.findByText('nina'));
  await user.click(await press(t('accounts.office.request.confirm')));
  await user.click((await dialog()).getByRole('button', { name: t('accounts.office.request.confirm') }));
  await screen.findByText(t('accounts.office.request.confirmed'));
  expect(await find('nina')).toMatchObject({ status: 'invited', role: 'cashier' });
});

test('whoever is the only content manager is told that nobody could confirm', long, async () => {
  await fillNew(t('common.role.finance_manager'));
  await screen.findByText(t('accounts.office.errors.nobody_confirms'));
  expect(await press(t('accounts.office.manage.go_ask'))).toBeDisabled();
});

test('a request is declined with a reason', long, async () => {
  const request = await server.insert('accountRequest', { user_name: 'nina', role: 'cashier' });
  const user = await openAs('content_manager', `/office/account-requests/${request.id}/show`);
  await user.click(await press(t('accounts.office.request.decline')));
  await user.type((await dialog()).getByRole('textbox'), 'Nobody told me.');
  await user.click((await dialog()).getByRole('button', { name: t('accounts.office.request.decline') }));
  await screen.findByText(t('accounts.office.request.declined'));
  expect(await screen.findByText('Nobody told me.')).toBeVisible();
});

test('an account of the staff has its role changed, gets a code for a new password and is signed out', async () => {
  const mira = await server.insert('user', { user_name: 'mira', email: 'mira@example.com', role: 'editor' });
  const token = await server.signIn(mira);
  const user = await openAs('content_manager', `/office/users/${mira.id}/show`);
  await screen.findByText(t('accounts.office.manage.never'));
  await user.click(await press(t('accounts.office.manage.role')));
  await user.selectOptions((await dialog()).getByRole('combobox'), t('common.role.translator'));
  await user.click((await dialog()).getByRole('button', { name: t('accounts.office.manage.role') }));
  await screen.findByText(t('accounts.office.manage.role_set'));
  expect(await find('mira')).toMatchObject({ role: 'translator' });
  await user.click(await press(t('accounts.office.manage.reset')));
  await user.click((await dialog()).getByRole('button', { name: t('accounts.office.manage.send') }));
  await screen.findByText(t('accounts.office.manage.reset_sent', { email: 'mira@example.com' }));
  expect(server.emails).toMatchObject([{ to: 'mira@example.com' }]);
  await user.click(await press(t('accounts.office.manage.end')));
  await user.click((await dialog()).getByRole('button', { name: t('accounts.office.manage.end') }));
  await screen.findByText(t('accounts.office.manage.nowhere'));
  expect((await server.call('GET', '/api/user/info', { token })).status).toBe(401);
});

test('a role that takes two is asked away from a blocked account, and none of these is offered to it', async () => {
  await server.insert('user', { role: 'content_manager' });
  const mira = await server.insert('user', { user_name: 'mira', role: 'cashier', status: 'blocked' });
  const user = await openAs('content_manager', `/office/users/${mira.id}/show`);
  await user.click(await press(t('accounts.office.manage.role')));
  expect(await screen.findByText(t('accounts.office.manage.role_blocked'))).toBeVisible();
  const roles = (await dialog()).getByRole('combobox');
  expect(within(roles).queryByRole('option', { name: t('common.role.finance_manager') })).toBeNull();
  await user.selectOptions(roles, t('common.role.editor'));
  await user.click((await dialog()).getByRole('button', { name: t('accounts.office.manage.go_ask') }));
  await screen.findByText(t('accounts.office.manage.asked'));
  expect(await server.db.select().from(tables.accountRequest)).toMatchObject([{ user_id: mira.id, role: 'editor' }]);
});

test('nothing is offered for one’s own account, and no role for an author', long, async () => {
  const me = await server.insert('user', { role: 'content_manager' });
  const author = await server.insert('user', { role: 'author_signed' });
  await openAs(me, `/office/users/${me.id}/show`);
  await screen.findByRole('heading', { name: t('accounts.shared.person.devices') });
  for (const name of [
    t('accounts.office.manage.role'),
    t('accounts.office.manage.reset'),
    t('accounts.office.manage.end'),
  ])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await openAs(me, `/office/users/${author.id}/show`);
  await press(t('accounts.office.block.block'));
  expect(screen.queryByRole('button', { name: t('accounts.office.manage.role') })).toBeNull();
});
