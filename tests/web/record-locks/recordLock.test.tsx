import { screen, waitFor } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { recordLocks, tables } from '#server/db/schema.ts';
import { contractScene } from '../../support/contracts.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, mend, openAs, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { box, fill } from '../support/officeScreen.ts';

let ann: string;
const calls = '/api/office/record-locks';
const act = async (op: 'hold' | 'take-over' | 'leave', record: { resource: string; record_id: number }) =>
  (await server.call('POST', `${calls}/${op}`, { token: ann, body: { ...record, tab: 'ann' } })).data;
const tag = { resource: 'tags', record_id: 1 };
const save = () => screen.findByRole('button', { name: t('ra.action.save') });
/** The window is looked at again, which renews what is held. */
const renew = () => document.dispatchEvent(new Event('visibilitychange'));
const isHeld = (held: boolean) => waitFor(async () => expect(await server.db.$count(recordLocks)).toBe(held ? 1 : 0));

beforeEach(async () => {
  ann = await server.signIn(await server.insert('user', { role: 'content_manager', user_name: 'ann' }));
});

test('a form that somebody else has open is read, taken over, lost, taken back and saved', async () => {
  await server.insert('tag', { name: 'Elf' });
  await act('hold', tag);
  const user = await openAs('content_manager', '/office/tags/1');
  expect(await screen.findByRole('alert')).toHaveTextContent(like('record-locks.office.held', { name: 'ann' }));
  await fill(user, t('resources.office/tags.fields.name'), 'Orc');
  expect(await save()).toBeDisabled();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: t('record-locks.office.take_over') }));
  expect(await screen.findByText(t('record-locks.office.taken'))).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await save()).toBeEnabled();
  expect(await act('hold', tag)).toMatchObject({ mine: false, by: 'content_manager' });

  await act('take-over', tag);
  renew();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    t('record-locks.office.lost', { name: 'ann', time: 'Mar 10, 2026, 4:00 AM' }),
  );
  expect(await box(t('resources.office/tags.fields.name'))).toHaveValue('Orc');
  expect(await save()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: t('record-locks.office.take_back') }));
  await waitFor(async () => expect(await save()).toBeEnabled());
  await user.click(await save());
  await waitFor(() => expect(location.hash).toMatch(/^#\/office\/tags($|\?)/));
  expect(await server.db.select().from(tables.tag)).toMatchObject([{ name: 'Orc' }]);
  await isHeld(false);
});

test('what was taken from here is told as that for as long as somebody else has it', async () => {
  await server.insert('tag', { name: 'Elf' });
  await openAs('content_manager', '/office/tags/1');
  await isHeld(true);
  await act('take-over', tag);
  renew();
  const lost = like('record-locks.office.lost', { name: 'ann' });
  expect(await screen.findByRole('alert')).toHaveTextContent(lost);
  cut('post', `${calls}/hold`);
  renew();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  mend();
  renew();
  expect(await screen.findByRole('alert')).toHaveTextContent(lost);
});

test('what is open is held until its page goes', async () => {
  await server.insert('tag', { name: 'Elf' });
  await openAs('content_manager', '/office/tags/1');
  await save();
  await isHeld(true);
  expect(await act('hold', tag)).toMatchObject({ mine: false, by: 'content_manager' });
  dispatchEvent(new Event('pagehide'));
  await isHeld(false);
});

test('locks that do not work keep nobody from working, and nobody is told', long, async () => {
  await server.insert('tag', { name: 'Elf' });
  await act('hold', tag);
  const user = await openAs('content_manager', '/office/tags/1');
  await screen.findByRole('alert');
  await fill(user, t('resources.office/tags.fields.name'), 'Orc');
  cut('post', `${calls}/hold`);
  renew();
  await waitFor(async () => expect(await save()).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(await save());
  await waitFor(() => expect(location.hash).toMatch(/^#\/office\/tags($|\?)/));
  mend();
});

test('an application waits for whoever reviews it already, and comes as they left it', long, async () => {
  const scene = await contractScene(server, { title: 'The House' });
  await scene.go('apply');
  await server.pool.query('update fictions set editor_id = $1', [scene.editor.id]);
  const application = { resource: 'contract-applications', record_id: 1 };
  await act('hold', application);
  await openAs(scene.account, '/office/contract-applications/1/show');
  const begin = () => screen.findByRole('button', { name: t('contracts.office.application.take') });
  await screen.findByRole('alert');
  expect(await begin()).toBeDisabled();
  await act('leave', application);
  const before = requests.length;
  renew();
  await waitFor(async () => expect(await begin()).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(requests.slice(before).join()).toMatch(/GET \/api\/office\/contract-applications\/1/));
});
