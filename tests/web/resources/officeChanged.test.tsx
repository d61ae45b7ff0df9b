import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { like, t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, requests, server } from '../../support/web.tsx';
import { box, fill, shows } from '../support/officeScreen.ts';

const name = t('resources.office/tags.fields.name');
const position = () => screen.findByRole('spinbutton', { name: like('resources.office/tags.fields.position') });
const save = () => screen.findByRole('button', { name: t('ra.action.save') });
const tags = () => server.db.select().from(tables.tag);

/** Somebody else changes the record that is open. */
const change = (set: object) =>
  server.db.update(tables.tag).set({ ...set, updated_at: new Date(server.clock.now.getTime() + 60_000).toISOString() });

async function openTag() {
  const { id } = await server.insert('tag', { name: 'Werewolf', code: 'werewolf', position: 7 });
  return openAs('content_manager', `/office/tags/${id}`);
}

const question = async () =>
  within(await screen.findByRole('dialog', { name: t('common.office.changed.title') }, { timeout: 5000 }));

test('a form whose field somebody else changed asks whose value stays, and writes what its reader keeps', async () => {
  const user = await openTag();
  await fill(user, name, 'Vampire');
  await user.clear(await position());
  await user.type(await position(), '9');
  await change({ name: 'Wolf', offered: false });
  await user.click(await save());
  const dialog = await question();
  const cells = dialog.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['Vampire', 'Wolf']);
  expect(await tags()).toMatchObject([{ name: 'Wolf', position: 7 }]);
  await user.click(dialog.getByRole('button', { name: t('common.office.changed.keep') }));
  await shows(name, 'Vampire');
  expect(await tags()).toMatchObject([{ name: 'Vampire', position: 9, offered: false }]);
});

test('what others wrote is taken over into the form, beside what was typed in other fields', async () => {
  const user = await openTag();
  await fill(user, name, 'Vampire');
  await user.clear(await position());
  await user.type(await position(), '9');
  await change({ name: 'Wolf' });
  await user.click(await save());
  await user.click((await question()).getByRole('button', { name: t('common.office.changed.take') }));
  expect(await box(name)).toHaveValue('Wolf');
  expect(await position()).toHaveValue(9);
  await user.click(await save());
  await shows(name, 'Wolf');
  expect(await tags()).toMatchObject([{ name: 'Wolf', position: 9 }]);
});

test('closing the question loses nothing, and it comes again', async () => {
  const user = await openTag();
  await fill(user, name, 'Vampire');
  await change({ name: 'Wolf' });
  await user.click(await save());
  await question();
  await user.keyboard('{Escape}');
  document.querySelector('dialog')?.dispatchEvent(new Event('cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await box(name)).toHaveValue('Vampire');
  await user.click(await save());
  await question();
  expect(await tags()).toMatchObject([{ name: 'Wolf' }]);
});

test('two who change different fields do not hold up each other', async () => {
  const user = await openTag();
  await fill(user, name, 'Vampire');
  await change({ position: 8 });
  await user.click(await save());
  await shows(name, 'Vampire');
  expect(await tags()).toMatchObject([{ name: 'Vampire', position: 8 }]);
  expect(requests.filter((call) => /^POST \/api\/office\/tags\/\d+$/.test(call))).toHaveLength(2);
});
