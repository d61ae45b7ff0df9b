import { screen, within } from '@testing-library/react/pure';
import { expect, test, vi } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import '../../../src/resources/import/wizard/ImportDialog.tsx';
import { openAs, server } from '../../support/web.tsx';
import { RequestByFetch } from '../support/requestByFetch.ts';

vi.stubGlobal('XMLHttpRequest', RequestByFetch);

const office = (key: string, count = 0) => t(`list-import.office.${key}` as never, { smart_count: count });
const label = (name: string) => t(`resources.office/restricted-words.fields.${name}` as never);
const words = async () =>
  (await server.db.select().from(tables.restrictedWord).orderBy(tables.restrictedWord.id)).map(({ word }) => word);

async function openImport(path: string) {
  await server.insert('restrictedWord', { word: 'before' });
  const user = await openAs('content_manager', path);
  await user.click(await screen.findByRole('button', { name: office('open') }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}
const file = (text: string) => new File([text], 'words.csv', { type: 'text/csv' });

test('a file becomes records, column by column, and is taken back at once', async () => {
  const { user, dialog } = await openImport('/office/restricted-words');
  await user.upload(
    dialog.getByLabelText(t('common.shared.choose_file'), { selector: 'input' }),
    file('Word,Speech\nlamp,en\nwall,es\n'),
  );
  expect(await dialog.findByText(office('columns_hint', 2))).toBeVisible();
  expect(dialog.getByText(t('list-import.office.missing_names', { names: label('language') }))).toBeVisible();
  await user.selectOptions(
    dialog.getByRole('combobox', { name: `${office('column.field')}: Speech` }),
    `${label('language')} *`,
  );
  await user.click(dialog.getByRole('button', { name: office('next') }));
  expect(await dialog.findByText(office('ready', 2))).toBeVisible();
  expect(await words()).toEqual(['before']);
  await user.click(dialog.getByRole('button', { name: office('create', 2) }));
  expect(await dialog.findByText(t('list-import.office.done', { smart_count: 2 }))).toBeVisible();
  expect(await words()).toEqual(['before', 'lamp', 'wall']);
  expect(await screen.findByText('wall')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: office('undo') }));
  expect(await dialog.findByText(office('undone'))).toBeVisible();
  expect(await words()).toEqual(['before']);
});

test('what is wrong with it stands at its line and column, and nothing is made', async () => {
  const { user, dialog } = await openImport('/office/restricted-words');
  await user.upload(
    dialog.getByLabelText(t('common.shared.choose_file'), { selector: 'input' }),
    file('word,language\nlamp,en\n!!,Klingon\n'),
  );
  await user.click(await dialog.findByRole('button', { name: office('next') }));
  expect(await dialog.findByText(office('errors', 2))).toBeVisible();
  const row = within(dialog.getByText('Klingon').closest('tr')!);
  expect(row.getByText('3')).toBeVisible();
  expect(row.getByText(label('language'))).toBeVisible();
  expect(row.getByText(t('validation.choice'))).toBeVisible();
  expect(dialog.queryByRole('button', { name: /create/i })).toBeNull();
  expect(await words()).toEqual(['before']);
});

test('an earlier import is taken back later, and one whose record was changed since is not', async () => {
  const { user, dialog } = await openImport('/office/restricted-words');
  await user.upload(
    dialog.getByLabelText(t('common.shared.choose_file'), { selector: 'input' }),
    file('word,language\nlamp,en\n'),
  );
  await user.click(await dialog.findByRole('button', { name: office('next') }));
  await user.click(await dialog.findByRole('button', { name: office('create', 1) }));
  await dialog.findByText(t('list-import.office.done', { smart_count: 1 }));
  await user.click(dialog.getByRole('button', { name: t('common.close') }));
  await server.pool.query(`update restricted_words set note = 'since' where word = 'lamp'`);
  await user.click(screen.getByRole('button', { name: office('open') }));
  const again = within(await screen.findByRole('dialog'));
  await again.findByText('words.csv');
  await user.click(again.getByRole('button', { name: office('undo') }));
  expect(await again.findByText(office('changed_since', 1))).toBeVisible();
  expect(await words()).toEqual(['before', 'lamp']);
});

test('where creation is more than a record, it is said why no file makes one', async () => {
  await server.insert('translationTask');
  const user = await openAs('content_manager', '/office/translation-tasks');
  await user.click(await screen.findByRole('button', { name: office('open') }));
  expect(await screen.findByText(office('not.task'))).toBeVisible();
});
