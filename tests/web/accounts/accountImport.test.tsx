import { screen, within } from '@testing-library/react/pure';
import { expect, test, vi } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';
import { RequestByFetch } from '../support/requestByFetch.ts';

vi.stubGlobal('XMLHttpRequest', RequestByFetch);

const head = 'user_name,email,language,role,password\n';
const file = (lines: string) => new File([head + lines], 'team.csv', { type: 'text/csv' });
const loadNames = async () => (await server.db.select().from(tables.user)).map(({ user_name }) => user_name);

test('accounts are made of a file once it has no error, and taken back', async () => {
  const user = await openAs('content_manager', '/office/users');
  await user.click(await screen.findByRole('button', { name: t('list-import.office.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('accounts.office.import.title') }));
  const choose = () =>
    user.upload(dialog.getByLabelText(t('common.shared.choose_file'), { selector: 'input' }), chosen);
  let chosen = file('mira_a,mira@mail.test,en,editor,secret-7-word\nbo_b,bo@mail.test,en,nobody,secret-7-word\n');
  await choose();
  expect(await dialog.findByText('nobody')).toBeVisible();
  expect(dialog.queryByRole('button', { name: t('list-import.office.create', { smart_count: 2 }) })).toBeNull();
  await user.click(dialog.getByRole('button', { name: t('common.office.import.other') }));
  chosen = file('mira_a,mira@mail.test,en,editor,secret-7-word\nbo_b,bo@mail.test,en,translator,secret-8-word\n');
  await choose();
  await user.click(await dialog.findByRole('button', { name: t('list-import.office.create', { smart_count: 2 }) }));
  expect(await dialog.findByText(t('list-import.office.done', { smart_count: 2 }))).toBeVisible();
  expect(await loadNames()).toEqual(expect.arrayContaining(['mira_a', 'bo_b']));
  await user.click(await dialog.findByRole('button', { name: t('list-import.office.undo') }));
  expect(await dialog.findByText(new RegExp(t('list-import.office.undone_at', { time: '' }).trim()))).toBeVisible();
  expect(await loadNames()).not.toContain('mira_a');
});
