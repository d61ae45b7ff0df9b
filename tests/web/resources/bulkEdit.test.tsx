import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

const label = (name: string) => t(`resources.office/editors.fields.${name}` as never);
const editors = async () =>
  (await server.db.select().from(tables.editor).orderBy(tables.editor.id)).map(({ email }) => email);
const title = (count: number) => t('common.office.bulk.title', { smart_count: count });

test('a field is set in the rows that are marked, with a result for each and the way back', async () => {
  for (const name of ['Ada', 'Ben', 'Cai']) await server.insert('editor', { name, email: `${name}@example.com` });
  const before = await editors();
  const user = await openAs('content_manager', '/office/editors');
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  await user.click(screen.getByRole('button', { name: t('common.office.bulk.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: title(3) }));
  await dialog.findByText('Ada');
  await user.selectOptions(dialog.getByRole('combobox', { name: t('common.office.bulk.field') }), label('email'));
  expect(await dialog.findByText('Ben@example.com')).toBeVisible();
  const set = dialog.getByRole('button', { name: t('common.office.bulk.set', { smart_count: 3 }) });
  await user.type(dialog.getByRole('textbox', { name: label('email') }), 'none{Enter}');
  expect(await dialog.findByText(t('validation.email'), { exact: false })).toBeVisible();
  expect(await editors()).toEqual(before);

  const input = dialog.getByRole('textbox', { name: new RegExp(`^${label('email')}`) });
  await user.clear(input);
  await user.type(input, 'desk@example.com');
  await user.click(set);
  expect(await dialog.findByText(t('common.office.bulk.done', { smart_count: 1 }))).toBeVisible();
  expect(dialog.getAllByText(t('common.office.bulk.became.refused'))).toHaveLength(2);
  expect(dialog.getAllByText(t('validation.taken'))).toHaveLength(2);
  expect(await editors()).toEqual(['desk@example.com', ...before.slice(1)]);
  expect(dialog.getByText('Ada@example.com')).toBeVisible();

  await user.click(dialog.getByRole('button', { name: t('common.shared.undo') }));
  expect(await dialog.findByText(t('common.office.bulk.became.restored'))).toBeVisible();
  expect(await editors()).toEqual(before);
  await user.click(dialog.getByRole('button', { name: t('common.close') }));
  await waitFor(() => expect(screen.queryByRole('button', { name: t('common.office.bulk.open') })).toBeNull());
});

test('nobody is offered it who may write nothing', async () => {
  await server.insert('payroll');
  await openAs('cashier', '/office/payroll');
  await screen.findAllByRole('row');
  for (const box of screen.queryAllByRole('checkbox')) box.click();
  expect(screen.queryByRole('button', { name: t('common.office.bulk.open') })).not.toBeInTheDocument();
});
