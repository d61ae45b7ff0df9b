import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteLimits } from '#domain/notes/note.ts';
import { recordNotes, tables } from '#server/db/schema.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import '../../../src/resources/notes/Notes.tsx';
import { openAs, server } from '../../support/web.tsx';

let me: RowOf<'user'>;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  me = await server.insert('user', { role: 'work_auditor', user_name: 'Wim' });
  await server.insert('user', { role: 'work_auditor', user_name: 'Ann Lee' });
  await server.insert('user', { role: 'content_manager', user_name: 'Anna' });
  story = await server.insert('fiction', { title: 'Red Plum' });
});

const open = () => openAs(me, `/office/fictions/${story.id}/show?tab=notes`);
const box = () => screen.findByRole('textbox', { name: t('notes.office.label') });
const add = () => screen.getByRole('button', { name: t('notes.office.add') });
const written = () => server.db.select().from(recordNotes);

test('a note is written, with a colleague named by keys alone, and counted on the tab', async () => {
  const user = await open();
  await user.type(await box(), 'Please look, @an');
  const list = await screen.findByRole('listbox', { name: t('notes.office.readers') });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([`Ann Lee ${t('common.role.work_auditor')}`, `Anna ${t('common.role.content_manager')}`]);
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}{Enter}today.');
  expect(await box()).toHaveProperty('value', 'Please look, @Anna today.');
  await user.keyboard('{Backspace>6/}');
  await new Promise((done) => setTimeout(done, 300));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('today.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.getByText('@Anna').closest('li')).toHaveTextContent('Please look, @Anna today.'));
  await screen.findByRole('button', { name: `${t('notes.office.tab')} 1` });
  expect(await box()).toHaveProperty('value', '');
  expect(await server.db.select().from(tables.message)).toMatchObject([{ kind: 'record_note' }]);
});

test('Escape hides the colleagues, and Enter is a new line then', async () => {
  const user = await open();
  await user.type(await box(), '@an');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Enter}x');
  expect(await box()).toHaveProperty('value', '@an\nx');
});

test('what was begun is there again, until it is added', async () => {
  const first = await open();
  await box();
  expect(add()).toBeDisabled();
  await first.type(await box(), 'Half a thou');
  cleanup();
  const user = await open();
  expect(await box()).toHaveProperty('value', 'Half a thou');
  await user.click(add());
  await screen.findByText('Half a thou', { selector: 'p' });
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''));
  expect(await written()).toHaveLength(1);
  cleanup();
  await open();
  expect(await box()).toHaveProperty('value', '');
});

test('who only passes by the field of a note leaves all as it was', async () => {
  server.clock.now = new Date();
  const first = await open();
  await first.click(await box());
  await first.tab();
  expect(await box()).not.toHaveFocus();
  expect(add()).toBeDisabled();
  await first.type(await box(), 'Half a thou');
  cleanup();
  const user = await open();
  await user.click(await box());
  await user.tab();
  expect(await box()).toHaveProperty('value', 'Half a thou');
  await user.click(add());
  await screen.findByText('Half a thou', { selector: 'p' });
  await user.click(screen.getByRole('button', { name: t('ra.action.edit') }));
  await user.tab();
  await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  await waitFor(() => expect(screen.queryByRole('button', { name: t('ra.action.save') })).toBeNull());
  expect(await written()).toMatchObject([{ text: 'Half a thou' }]);
});

test('one’s own is changed and deleted, as long as that may be done', async () => {
  const note = { resource: 'fictions', record_id: story.id, mentions: [] };
  const [now, early] = [new Date().toISOString(), '2026-01-01T00:00:00.000Z'];
  await server.db.insert(recordNotes).values([
    { ...note, user_id: me.id, text: 'Old.', created_at: early },
    { ...note, user_id: me.id, text: 'Wrong.', created_at: now },
  ]);
  server.clock.now = new Date(now);
  const user = await open();
  const line = async (text: string) => within((await screen.findByText(text)).closest('li')!);
  const button = (action: 'edit' | 'delete') => ({ name: t(`ra.action.${action}`) });
  expect((await line('Old.')).queryByRole('button')).toBeNull();
  await user.click((await line('Wrong.')).getByRole('button', button('edit')));
  const area = screen.getByRole('textbox', { name: t('notes.office.tab') });
  await user.clear(area);
  await user.type(area, 'Right.');
  await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  expect(await screen.findByText(like('notes.office.edited'))).toBeVisible();
  await user.click((await line('Right.')).getByRole('button', button('delete')));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', button('delete')));
  await waitFor(() => expect(screen.queryByText('Right.')).toBeNull());
  expect(await written()).toMatchObject([{ text: 'Old.' }]);
});

test('a note that is too long says so, and stays', async () => {
  const user = await open();
  const area = await box();
  await user.click(area);
  await user.paste('x'.repeat(noteLimits.characters + 1));
  await user.click(add());
  await waitFor(() => expect(area).toHaveAttribute('aria-invalid', 'true'));
  expect(await written()).toEqual([]);
});

test('of many notes one page is shown', async () => {
  const values = Array.from({ length: 12 }, (_, n) => ({
    resource: 'fictions',
    record_id: story.id,
    user_id: me.id,
    text: `Note ${n}`,
    mentions: [],
    created_at: '2026-01-01T00:00:00.000Z',
  }));
  await server.db.insert(recordNotes).values(values);
  const user = await open();
  expect(await screen.findAllByText(/^Note \d+$/)).toHaveLength(noteLimits.perPage);
  await user.click(screen.getByRole('button', { name: t('ra.navigation.next') }));
  await vi.waitFor(() => expect(screen.getAllByText(/^Note \d+$/)).toHaveLength(2));
});
