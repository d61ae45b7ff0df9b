import { screen, waitFor, within } from '@testing-library/react/pure';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { exportMarked } from '../../../src/resources/list/exportMarked.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, requests, server } from '../../support/web.tsx';
import { shows } from '../support/officeScreen.ts';

afterEach(() => void vi.restoreAllMocks());

const csv = t('common.office.list.csv');
const workbook = t('common.office.list.excel');
const ofMarked = (form: string) => t('list-views.office.of_marked', { form });

test('the rows that are marked are saved alone', async () => {
  for (const [at, name] of ['Elf', 'Orc', 'Ape'].entries()) await server.insert('tag', { name, position: at });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const made = vi.spyOn(URL, 'createObjectURL');
  const user = await openAs('content_manager', '/office/tags');
  await shows(t('resources.office/tags.fields.name'), 'Elf', 'Orc', 'Ape');
  const openMenu = () => user.click(screen.getByRole('button', { name: t('ra.action.export') }));
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: ofMarked(csv) })).toBeNull();
  await user.keyboard('{Escape}');
  for (const name of ['Ape', 'Orc'])
    await user.click(within(screen.getByText(name).closest('tr')!).getByRole('checkbox'));
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name: ofMarked(csv) }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const bytes = new Uint8Array(await (made.mock.lastCall![0] as Blob).arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  const lines = new TextDecoder().decode(bytes).trim().split('\n');
  expect(lines.map((line) => line.split(',')[1])).toEqual(['name', 'Orc', 'Ape']);
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('tags.csv');
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name: ofMarked(workbook) }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  const parts = unzipSync(new Uint8Array(await (made.mock.lastCall![0] as Blob).arrayBuffer()));
  const texts = strFromU8(parts['xl/sharedStrings.xml']!);
  expect(['Elf', 'Orc', 'Ape'].filter((name) => texts.includes(`>${name}<`))).toEqual(['Orc', 'Ape']);
});

test('a file has the columns that are shown in their order, or all fields', async () => {
  await server.insert('tag', { name: 'Elf', group: 'genre' });
  const me = await server.insert('user', { role: 'content_manager' });
  const label = (name: string) => t(`resources.office/tags.fields.${name}` as never);
  localStorage.setItem(
    `RaStoreuser-${me.id}.tags.columns.7`,
    '["code","position","offered","created_at","updated_at"]',
  );
  localStorage.setItem(`RaStoreuser-${me.id}.tags.columns.7_columnRanks`, '[2,0]');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const made = vi.spyOn(URL, 'createObjectURL');
  const user = await openAs(me, '/office/tags');
  await shows(label('name'), 'Elf');
  const save = async (form: string) => {
    const count = saved.mock.calls.length;
    await user.click(screen.getByRole('button', { name: t('ra.action.export') }));
    await user.click(screen.getByRole('menuitem', { name: form }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(count + 1));
    return new Uint8Array(await (made.mock.lastCall![0] as Blob).arrayBuffer());
  };
  const head = async (form: string) =>
    new TextDecoder()
      .decode(await save(form))
      .split('\n')[0]!
      .replace('\ufeff', '');
  const heads = async (form: string) => {
    const texts = strFromU8(unzipSync(await save(form))['xl/sharedStrings.xml']!);
    return ['name', 'group', 'code', 'position'].filter((name) => texts.includes(`>${label(name)}<`));
  };
  expect(await head(csv)).toBe('id,group,name');
  expect(await heads(workbook)).toEqual(['name', 'group']);
  const full = (form: string) => t('list-views.office.all_fields', { form });
  expect(await head(full(csv))).toContain('code');
  expect(await heads(full(workbook))).toEqual(['name', 'group', 'code', 'position']);
});

test('more than a call takes come in several calls, as one file in the list’s order', async () => {
  await server.pool.query(
    `insert into restricted_words (word, language, created_at, updated_at)
      select 'word ' || lpad((500 - n)::text, 4, '0'), 'en', now(), now() from generate_series(1, 300) n`,
  );
  await openAs('content_manager', '/office/home');
  await screen.findByRole('heading', { level: 1 });
  const ids = Array.from({ length: 250 }, (_, at) => at + 1);
  const list = { sort: { field: 'word', order: 'ASC' as const }, filter: {} };
  const text = await exportMarked('office/restricted-words', ids, list, 'csv');
  const words = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[1]!);
  expect(words).toHaveLength(250);
  expect(words).toEqual(words.toSorted());
  expect(text.match(/word,language/g)).toHaveLength(1);
  expect(requests.filter((call) => call.includes('/export?'))).toHaveLength(3);
});
