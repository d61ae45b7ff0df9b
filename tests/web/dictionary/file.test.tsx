import { screen, within } from '@testing-library/react/pure';
import { expect, test, vi } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { like, t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { RequestByFetch } from '../support/requestByFetch.ts';

vi.stubGlobal('XMLHttpRequest', RequestByFetch);

test('a file of entries is looked at, corrected and imported, from the list that it is of', async () => {
  const book = await server.insert('businessBook', { language: 'zh-CN', title: 'Lamps' });
  await server.insert('dictionaryEntry', { term: '灯', translation: 'lamp', book_id: book.id, language: 'en' });
  const auditor = await server.insert('user', { role: 'translation_auditor' });
  const filter = encodeURIComponent(JSON.stringify({ book_id: [book.id], language: ['en'] }));
  const user = await openAs(auditor, `/office/dictionary-entries?filter=${filter}`);
  await user.click(await screen.findByRole('button', { name: t('common.more') }));
  await user.click(screen.getByRole('menuitem', { name: t('dictionary.office.file.title') }));
  const pick = async (name: string, ...lines: string[]) =>
    user.upload(
      await screen.findByLabelText(t('common.shared.choose_file'), { selector: 'input' }),
      new File([['term,translation,state', ...lines].join('\n')], name, { type: 'text/csv' }),
    );
  await pick('bad.csv', '灯,lantern,approved', ',wall,approved');
  expect(await screen.findByText(like('dictionary.office.file.errors', { smart_count: 1 }))).toBeVisible();
  expect(screen.getByText(t('validation.required')).closest('tr')).toHaveTextContent('3term');
  expect(screen.queryByRole('button', { name: like('dictionary.office.file.import') })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('common.office.import.other') }));
  await pick('good.csv', '灯,lantern,approved', '墙,wall,approved');
  const changed = (await screen.findByText('lantern', { selector: 'td' })).closest('tr')!;
  expect(within(changed).getByText('lamp')).toBeVisible();
  expect(screen.getByText(t('dictionary.office.file.is_new'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('dictionary.office.file.import', { smart_count: 2 }) }));
  expect(await screen.findByText(like('dictionary.office.file.imported'))).toHaveFocus();
  expect(await server.db.select().from(tables.dictionaryEntry).orderBy(tables.dictionaryEntry.id)).toMatchObject([
    { term: '灯', translation: 'lantern', state: 'approved' },
    { term: '墙', translation: 'wall' },
  ]);
  await user.click(screen.getByRole('link', { name: t('dictionary.office.file.see') }));
  expect(await screen.findByText('lantern')).toBeVisible();
});
