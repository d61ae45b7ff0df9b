import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, waitFor, within } from '@testing-library/react/pure';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Resource } from 'ra-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import { App } from '../../../src/app/layout/App.tsx';
import { createStockPage } from '../../../src/resources/stock/stock.tsx';
import { viewsOf } from '../../../src/resources/viewsOf.tsx';
import { setMode } from '../../../src/ui/theme/mode.ts';
import { palettes } from '../../../src/ui/theme/palettes.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { requests, keep, refuse, server, setLanguage } from '../../support/web.tsx';

const pages = () => import('./stockExample.tsx');
const List = createStockPage(async () => (await pages()).EntryList);
const Edit = createStockPage(async () => (await pages()).EntryEdit);
const Create = createStockPage(async () => (await pages()).EntryCreate);

let entry: { id: number };
beforeEach(async () => {
  const book = await server.insert('businessBook', { title: 'Red Plum' });
  await server.insert('businessBook', { title: 'Green Tea' });
  entry = await server.insert('dictionaryEntry', { term: '林黛玉', translation: 'Lin Daiyu', book_id: book.id });
  await server.insert('dictionaryEntry', { term: '贾宝玉', translation: 'Jia Baoyu', book_id: book.id });
});

/** The back office with the pages of the guide in place of the generated ones. */
async function open(at = ''): Promise<UserEvent> {
  const account = await server.insert('user', { role: 'content_manager', user_name: 'ann' });
  keep(account, await server.signIn(account));
  // With it come the calls and the words of the back office.
  await import('../../../src/app/office/index.tsx');
  location.hash = `/office/dictionary-entries${at}`;
  const { dictionaryEntry, businessBook } = entities;
  render(
    <App Menu={() => null}>
      <Resource {...viewsOf(dictionaryEntry)} list={<List />} edit={<Edit />} create={<Create />} />
      <Resource {...viewsOf(businessBook)} />
    </App>,
  );
  return userEvent.setup({ delay: null });
}

const stored = () => server.db.select().from(tables.dictionaryEntry).orderBy(tables.dictionaryEntry.id);
const written = () => requests.filter((call) => /^(POST|DELETE) \/api\/office\/dictionary/.test(call));
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const retype = async (user: UserEvent, name: string, text: string) => {
  const input = await screen.findByRole('textbox', { name });
  await user.clear(input);
  await user.type(input, text);
};
const toast = (words: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));

test('the pages are those of the guide, word for word', () => {
  const guide = readFileSync(path.resolve('docs/adding-a-resource.md'), 'utf8');
  const [, inGuide] = /```tsx\n\/\/ \S+\n([\s\S]*?)```/.exec(guide)!;
  expect(readFileSync(path.resolve('tests/web/resources/stockExample.tsx'), 'utf8')).toBe(inGuide);
});

test('a list has its heading, its title, its order and what its refs are called', long, async () => {
  await open();
  const name = t('ra.page.list', { name: t('resources.office/dictionary-entries.name', { smart_count: 2 }) });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  await waitFor(() => expect(document.title).toContain(name));
  await waitFor(() => expect(screen.getAllByText('Red Plum')).toHaveLength(2));
  expect(requests.find((call) => call.startsWith('GET /api/office/dictionary-entries?'))).toMatch(
    /page=1&per_page=25&sort=term&order=asc/,
  );
  await setLanguage('ru');
  expect(
    await screen.findByRole('columnheader', {
      name: t('resources.office/dictionary-entries.fields.translation', {}, 'ru'),
    }),
  ).toBeVisible();
});

test('is drawn in the colours of the house, light and dark', long, async () => {
  const colours = async () =>
    getComputedStyle((await screen.findByRole('table')).closest('.MuiPaper-root')!).backgroundColor;
  setMode('light');
  await open();
  await waitFor(async () => expect(await colours()).toBe(rgb(palettes.light.surface)));
  setMode('dark');
  await waitFor(async () => expect(await colours()).toBe(rgb(palettes.dark.surface)));
  setMode('light');
});

test('a save is undone as long as it is offered, and then nothing is sent', long, async () => {
  const user = await open();
  await screen.findByText('Lin Daiyu');
  location.hash += `/${entry.id}`;
  await retype(user, t('resources.office/dictionary-entries.fields.translation'), 'Black Jade');
  await press(user, t('ra.action.save'));
  await toast(t('ra.notification.updated', { smart_count: 1 }));
  expect(await screen.findByText('Black Jade')).toBeVisible();
  await press(user, t('ra.action.undo'));
  expect(await screen.findByText('Lin Daiyu')).toBeVisible();
  expect(written()).toEqual([]);
});

test('a save is sent when its message goes, with what was changed and nothing else', long, async () => {
  const user = await open(`/${entry.id}`);
  await retype(user, t('resources.office/dictionary-entries.fields.translation'), 'Black Jade');
  await server.db.update(tables.dictionaryEntry).set({ note: 'From elsewhere.' });
  await press(user, t('ra.action.save'));
  await toast(t('ra.notification.updated', { smart_count: 1 }));
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: t('common.close') }));
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ translation: 'Black Jade' }));
  expect((await stored())[0]).toMatchObject({ note: 'From elsewhere.', book_id: 1 });
});

test('a save is sent by itself after a while', long, async () => {
  const user = await open(`/${entry.id}`);
  await retype(user, t('resources.office/dictionary-entries.fields.translation'), 'Black Jade');
  await press(user, t('ra.action.save'));
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ translation: 'Black Jade' }), {
    timeout: 6000,
  });
});

test('closing the tab is asked about while a save waits for its undo', long, async () => {
  const user = await open(`/${entry.id}`);
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await retype(user, t('resources.office/dictionary-entries.fields.translation'), 'Black Jade');
  await press(user, t('ra.action.save'));
  await toast(t('ra.notification.updated', { smart_count: 1 }));
  expect(isAsked()).toBe(true);
  await press(user, t('ra.action.undo'));
  await waitFor(() => expect(isAsked()).toBe(false));
});

test('what the server refuses is said, and the record is as it was', long, async () => {
  const user = await open(`/${entry.id}`);
  await retype(user, t('resources.office/dictionary-entries.fields.translation'), 'Black Jade');
  refuse('post', `/api/office/dictionary-entries/${entry.id}`, 409, 'errors.conflict');
  await press(user, t('ra.action.save'));
  await toast(t('ra.notification.updated', { smart_count: 1 }));
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: t('common.close') }));
  expect(await screen.findByText('Lin Daiyu')).toBeVisible();
});

test('several are deleted when the message goes, and none when it is undone', long, async () => {
  const user = await open();
  const all = () => screen.findByRole('checkbox', { name: t('ra.action.select_all') });
  await user.click(await all());
  await press(user, t('ra.action.delete'));
  await toast(t('ra.notification.deleted', { smart_count: 2 }));
  await press(user, t('ra.action.undo'));
  expect(await screen.findByText('Lin Daiyu')).toBeVisible();
  expect(await stored()).toHaveLength(2);
  await user.click(await all());
  await press(user, t('ra.action.delete'));
  await toast(t('ra.notification.deleted', { smart_count: 2 }));
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: t('common.close') }));
  await waitFor(async () => expect(await stored()).toEqual([]));
});

test('a new record begins with what the entity says, and is made', long, async () => {
  const user = await open('/create');
  expect(
    await screen.findByRole('combobox', { name: t('resources.office/dictionary-entries.fields.type') }),
  ).toHaveTextContent('person');
  await retype(user, t('resources.office/dictionary-entries.fields.term'), '妙玉');
  await retype(user, t('resources.office/dictionary-entries.fields.translation'), 'Miaoyu');
  await user.click(
    await screen.findByRole('combobox', { name: t('resources.office/dictionary-entries.fields.language') }),
  );
  await user.click(await screen.findByRole('option', { name: 'ko' }));
  await user.click(
    await screen.findByRole('combobox', { name: t('resources.office/dictionary-entries.fields.book_id') }),
  );
  await user.click(await screen.findByRole('option', { name: 'Green Tea' }));
  await press(user, t('ra.action.save'));
  await waitFor(async () => expect(await stored()).toHaveLength(3));
  expect((await stored())[2]).toMatchObject({ term: '妙玉', type: 'person', language: 'ko', book_id: 2 });
});

test('a record that somebody else has open is read here, and not saved', long, async () => {
  const token = await server.signIn(await server.insert('user', { role: 'translator', user_name: 'mira' }));
  const body = { resource: 'dictionary-entries', record_id: entry.id, tab: 'mira' };
  await server.call('POST', '/api/office/record-locks/hold', { token, body });
  const user = await open(`/${entry.id}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(like('record-locks.office.held', { name: 'mira' }));
  await retype(user, t('resources.office/dictionary-entries.fields.translation'), 'Black Jade');
  expect(await screen.findByRole('button', { name: t('ra.action.save') })).toBeDisabled();
  expect(await screen.findByRole('button', { name: t('ra.action.delete') })).toBeDisabled();
  await press(user, t('record-locks.office.take_over'));
  await waitFor(async () => expect(await screen.findByRole('button', { name: t('ra.action.save') })).toBeEnabled());
});

test('the export has all records, by what the server lets a list have at once', long, async () => {
  for (let n = 0; n < 120; n++) await server.insert('dictionaryEntry', { book_id: 1 });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const user = await open();
  await press(user, t('ra.action.export'));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]!.text()).trim().split('\n');
  expect(lines).toHaveLength(123);
  expect(lines[0]).toContain('term,translation,proposed_translation,aliases,state,type,book_id,book,language');
});

const rgb = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};
