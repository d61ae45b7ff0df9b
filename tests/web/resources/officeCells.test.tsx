import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { like, t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import '../../../src/resources/list/edit/CellEditor.tsx';
import { hold, openAs, refuse, requests, server } from '../../support/web.tsx';
import { column, headers, shows } from '../support/officeScreen.ts';

const name = t('resources.office/tags.fields.name');
const place = t('resources.office/tags.fields.position');
const tags = async () => (await server.db.select().from(tables.tag)).toSorted((a, b) => a.id - b.id);
const updates = () => requests.filter((call) => /^POST \/api\/office\/tags\/\d+$/.test(call));

async function openTags() {
  const elf = await server.insert('tag', { name: 'Elf', position: 1 });
  await server.insert('tag', { name: 'Orc', position: 2 });
  const user = await openAs('content_manager', '/office/tags');
  await shows(name, 'Elf', 'Orc');
  return { user, elf };
}

const row = (at: number) => document.querySelectorAll<HTMLElement>('tr[data-path]')[at]!;
const cell = (at: number, heading: string) => row(at).querySelectorAll<HTMLElement>('td')[headers().indexOf(heading)]!;
const edits = (title: string) => screen.findByRole('group', { name: t('list-views.office.edit', { name: title }) });
const box = () => within(row(0)).findByRole('textbox', { name: like('resources.office/tags.fields.name') });

/** Begins to edit by the key, and types. */
async function type(user: UserEvent, text: string) {
  await user.keyboard('je');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', expect.stringContaining('name')));
  await user.clear(document.activeElement!);
  await user.keyboard(text);
}

test('a double click edits a cell, Enter saves it, and the list stays', async () => {
  const { user } = await openTags();
  await user.dblClick(cell(0, place));
  const input = within(await edits(`${place}, Elf`)).getByRole('spinbutton', {
    name: like('resources.office/tags.fields.position'),
  });
  expect(input).toHaveFocus();
  await user.clear(input);
  await user.type(input, '5{Enter}');
  await waitFor(() => expect(column(place)).toEqual(['5', '2']));
  await waitFor(async () => expect(await tags()).toMatchObject([{ position: 5 }, { position: 2 }]));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(location.hash).toBe('#/office/tags');
  expect(await screen.findByRole('link', { name: 'Elf' })).toHaveFocus();
  // A single press still opens it.
  await user.click(cell(1, place));
  await waitFor(() => expect(location.hash).toMatch(/^#\/office\/tags\/\d+$/));
});

test('a key edits the first cell of a row, Tab saves and goes on, Escape leaves a cell as it was', async () => {
  const { user } = await openTags();
  await type(user, 'Fay{Tab}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', expect.stringContaining('position')));
  await user.keyboard('9{Escape}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Fay' })).toHaveFocus());
  await waitFor(async () => expect(await tags()).toMatchObject([{ name: 'Fay', position: 1 }, { name: 'Orc' }]));
  expect(updates()).toHaveLength(1);
});

test('leaving a cell saves what was changed, and nothing where nothing was', async () => {
  const { user } = await openTags();
  await type(user, 'Fay');
  await user.click(document.querySelector('h1')!);
  await waitFor(async () => expect(await tags()).toMatchObject([{ name: 'Fay' }, { name: 'Orc' }]));
  await shows(name, 'Fay', 'Orc');
  await user.dblClick(cell(1, place));
  await edits(`${place}, Orc`);
  await user.click(document.querySelector('h1')!);
  await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
  expect(updates()).toHaveLength(1);
});

test('a saved cell is taken back from the message that says so', async () => {
  const { user } = await openTags();
  await type(user, 'Fay{Enter}');
  await user.click(await screen.findByRole('button', { name: t('ra.action.undo') }));
  await shows(name, 'Elf', 'Orc');
  expect(await tags()).toMatchObject([{ name: 'Elf' }, { name: 'Orc' }]);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(t('audit.office.restored')));
});

test('what was changed again from elsewhere is not taken back from the message', async () => {
  const me = await server.insert('user', { role: 'content_manager' });
  const elf = await server.insert('tag', { name: 'Elf', position: 1 });
  const user = await openAs(me, '/office/tags');
  await shows(name, 'Elf');
  await type(user, 'Fay{Enter}');
  const undo = await screen.findByRole('button', { name: t('ra.action.undo') });
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  const body = { name: 'Imp' };
  await server.call('POST', `/api/office/tags/${elf.id}`, { token: await server.signIn(me), body });
  await user.click(undo);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(t('audit.office.changed_since')));
  expect(await tags()).toMatchObject([{ name: 'Imp' }]);
});

test('a translation that was only proposed for a term is not offered to be taken back', async () => {
  const values = { term: 'Fay', translation: 'Lamp', state: 'approved' } as const;
  await server.insert('dictionaryEntry', values);
  const user = await openAs('translator', '/office/dictionary-entries');
  const translation = t('resources.office/dictionary-entries.fields.translation');
  await shows(translation, 'Lamp');
  await user.dblClick(cell(0, translation));
  const input = within(await edits(`${translation}, Fay`)).getByRole('textbox');
  await user.clear(input);
  await user.type(input, 'Lantern{Enter}');
  await screen.findByText(t('ra.notification.updated', { smart_count: 1 }));
  await shows(translation, 'Lamp');
  expect(await server.db.select().from(tables.dictionaryEntry)).toMatchObject([{ proposed_translation: 'Lantern' }]);
  expect(screen.queryByRole('button', { name: t('ra.action.undo') })).not.toBeInTheDocument();
});

test('the list shows a value at once, and what was there where it is refused, with what was typed', async () => {
  const { user } = await openTags();
  const release = hold('post', '/api/office/tags/*');
  await type(user, 'Fay{Enter}');
  expect(await screen.findByRole('link', { name: 'Fay' })).toHaveFocus();
  expect(await tags()).toMatchObject([{ name: 'Elf' }, { name: 'Orc' }]);
  refuse('post', '/api/office/tags/*', 409, 'errors.conflict');
  release();
  await waitFor(async () => expect(await tags()).toMatchObject([{ name: 'Fay' }, { name: 'Orc' }]));
  await type(user, 'Imp{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.conflict'));
  expect(await box()).toHaveValue('Imp');
  await user.keyboard('{Escape}');
  await shows(name, 'Fay', 'Orc');
});

test('a rule of the field is told at its cell, before and after it is sent', async () => {
  const { user } = await openTags();
  await type(user, '{Enter}');
  const input = await box();
  await waitFor(() => expect(input).toHaveAccessibleDescription(t('validation.required')));
  expect(updates()).toHaveLength(0);
  refuse('post', '/api/office/tags/*', 422, 'errors.invalid', { name: { message: 'validation.taken' } });
  await user.type(input, 'Orc{Enter}');
  await waitFor(() => expect(input).toHaveAccessibleDescription(t('validation.taken')));
  expect(input).toHaveValue('Orc');
});

test('where somebody else changed the same, it is asked whose value stays', async () => {
  const { user, elf } = await openTags();
  const change = (set: object, ms: number) =>
    server.db.update(tables.tag).set({ ...set, updated_at: new Date(server.clock.now.getTime() + ms).toISOString() });
  await type(user, 'Fay');
  await change({ name: 'Imp' }, 1000);
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: t('common.office.changed.title') }));
  expect(dialog.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Fay', 'Imp']);
  await user.click(dialog.getByRole('button', { name: t('common.office.changed.keep') }));
  await waitFor(async () => expect((await tags())[0]).toMatchObject({ id: elf.id, name: 'Fay' }));
  await shows(name, 'Fay', 'Orc');
  await type(user, 'Gnome');
  await change({ name: 'Troll' }, 2000);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: t('common.office.changed.take') }));
  await waitFor(() => expect(column(name)[0]).toBe('Troll'));
  expect(await tags()).toMatchObject([{ name: 'Troll' }, { name: 'Troll' }]);
});

test('who has the record open is named, and nothing is saved before it is taken over', async () => {
  const { user, elf } = await openTags();
  const other = await server.insert('user', { role: 'content_manager', user_name: 'vera' });
  await server.call('POST', '/api/office/record-locks/hold', {
    token: await server.signIn(other),
    body: { resource: 'tags', record_id: elf.id, tab: crypto.randomUUID() },
  });
  await type(user, 'Fay');
  expect(await screen.findByRole('alert')).toHaveTextContent('vera');
  await user.keyboard('{Enter}');
  expect(await box()).toHaveValue('Fay');
  expect(updates()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: t('record-locks.office.take_over') }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.type(await box(), '{Enter}');
  await waitFor(async () => expect((await tags())[0]).toMatchObject({ name: 'Fay' }));
});

test('a role that only reads, and what has a page of its own, edit no cell', async () => {
  await server.insert('chapter', { title: 'One' });
  const user = await openAs('work_auditor', '/office/chapters');
  await user.dblClick((await screen.findByRole('link', { name: 'One' })).closest('td')!);
  expect(document.querySelector('[data-edit]')).toBeNull();
});
