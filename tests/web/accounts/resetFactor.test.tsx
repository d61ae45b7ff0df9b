import { screen, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { later } from '../../support/accounts.ts';
import { password, type RowOf } from '../../support/records.ts';
import { codeAt, enrol, resetReason } from '../../support/secondFactor.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { keep, open, openAs, server } from '../../support/web.tsx';

const press = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const why = t('accounts.office.manage.second_why');
const second = t('accounts.office.manage.second');

let kay: RowOf<'user'>;
beforeEach(async () => {
  kay = await server.insert('user', { role: 'cashier', user_name: 'kay' });
  await enrol(server, kay);
});

test('that of an editor is reset, by reason and password', async () => {
  const mira = await server.insert('user', { role: 'editor', user_name: 'mira' });
  await enrol(server, mira);
  const user = await openAs('content_manager', `/office/users/${mira.id}/show`);
  await user.click(await press(second));
  const asking = await dialog();
  await user.click(asking.getByRole('button', { name: second }));
  expect(asking.getByLabelText(why)).toHaveAccessibleDescription(t('validation.required'));
  await user.type(asking.getByLabelText(why), resetReason);
  await user.type(asking.getByLabelText(t('accounts.password')), password);
  await user.click(asking.getByRole('button', { name: second }));
  await screen.findByText(t('accounts.office.manage.second_done'));
  await screen.findByText(t('accounts.office.manage.second_none'));
});

test('that of a cashier is asked for, also with a code, and another content manager confirms it', async () => {
  const ana = await server.insert('user', { role: 'content_manager', user_name: 'ana' });
  const ben = await server.insert('user', { role: 'content_manager', user_name: 'ben' });
  const app = await enrol(server, ana);
  later(server, 60);
  keep(ana, app.token);
  let user = open(`/office/users/${kay.id}/show`);
  await user.click(await press(second));
  let asking = await dialog();
  asking.getByText(t('accounts.office.manage.two_second'));
  await user.type(asking.getByLabelText(why), resetReason);
  await user.type(asking.getByLabelText(t('accounts.password')), password);
  await user.click(asking.getByRole('button', { name: t('accounts.office.manage.go_ask') }));
  await user.type(await asking.findByLabelText(t('accounts.second.any_code')), codeAt(app.secret, server.clock.now));
  await user.click(asking.getByRole('button', { name: t('accounts.office.manage.go_ask') }));
  await screen.findByText(t('accounts.office.manage.asked'));
  await screen.findByText(new RegExp(t('accounts.office.manage.second_since', { time: '' }).trim()));

  user = await openAs(ben, '/office/account-requests');
  await user.click(await screen.findByText('kay'));
  await screen.findByText(resetReason);
  await user.click(await press(t('accounts.office.request.confirm')));
  asking = await dialog();
  expect(asking.getByText(new RegExp(resetReason))).toBeVisible();
  await user.click(asking.getByRole('button', { name: t('accounts.office.request.confirm') }));
  await screen.findByText(t('accounts.office.request.confirmed'));
  expect(server.emails.at(-1)!.text).toContain(resetReason);
});
