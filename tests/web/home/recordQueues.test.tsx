import { screen, waitFor, within } from '@testing-library/react/pure';
import { describe, expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import { getDecisionPath } from '#domain/home/decisionPath.ts';
import { getQueue, queueNames } from '#domain/home/officeQueues.ts';
import { snoozes, tables } from '#server/db/schema.ts';
import { sampleOneIn } from '../../support/long.ts';
import { listQueueIds } from '../../support/queueIds.ts';
import { addRecord, waitingValues } from '../../support/queueRecords.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

/** Queues that are worked off on the generated pages of records; contract applications and statements have their own. */
const queues = queueNames.flatMap((name) => {
  const { at, roles } = getQueue(name);
  if (!('list' in at) || at.list === 'contractApplication' || at.list === 'statement') return [];
  return [{ name, key: at.list, role: roles[0]!, resource: entities[at.list].name }];
});
const previous = `${t('common.office.review.previous')} K`;
const next = `${t('common.office.review.next')} J`;
const isAt = (resource: string, id: number) =>
  waitFor(() => expect(location.hash).toBe(`#${getDecisionPath(resource, id)}`));

/** Three that wait, in the order of their list. */
async function addThree(key: EntityKey, name: (typeof queues)[number]['name']): Promise<number[]> {
  for (const _ of [1, 2, 3]) await addRecord(server, key, waitingValues[name]![0]!);
  const { sort } = entities[key];
  const order = `sort=${sort.field}&order=${sort.order}`;
  const { at, roles } = getQueue(name);
  const token = await server.signIn(roles[0]!);
  expect(await listQueueIds(server, token, name, roles[0]!)).toHaveLength(3);
  const filter = 'list' in at ? at.filter(roles[0]!) : {};
  const query = Object.entries(filter).map(([field, value]) => `${field}=${String(value)}`);
  const { data } = await server.call('GET', `/api/office/${entities[key].name}/ids?${[order, ...query].join('&')}`, {
    token,
  });
  return data.ids;
}

describe.each(sampleOneIn(3, queues))('$name', ({ name, key, role, resource }) => {
  test('is worked through by keys: on and back, and on from what is put off', async () => {
    server.clock.now = new Date();
    const [first, second, third] = await addThree(key, name);
    const user = await openAs(role, getDecisionPath(resource, first!));
    expect(await screen.findByRole('button', { name: previous })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('button', { name: next })).toBeEnabled());
    await user.keyboard('j');
    await isAt(resource, second!);
    await waitFor(() => expect(screen.getByRole('button', { name: previous })).toBeEnabled());
    await user.keyboard('k');
    await isAt(resource, first!);
    await waitFor(() => expect(screen.getByRole('button', { name: previous })).toBeDisabled());
    await user.keyboard('j');
    await isAt(resource, second!);
    await waitFor(() => expect(screen.getByRole('button', { name: previous })).toBeEnabled());
    await user.keyboard('z');
    await user.click(screen.getByRole('menuitem', { name: new RegExp(`^${t('home.office.snooze.tomorrow')}`) }));
    await isAt(resource, third!);
    expect(await server.db.select().from(snoozes)).toMatchObject([{ resource, record_id: second }]);
  });
});

test('a request that is rejected gives way to the next, and one that does not wait leads nowhere', async () => {
  const [first, second] = await addThree('extensionRequest', 'extension_requests');
  const manager = await server.insert('user', { role: 'content_manager' });
  const user = await openAs(manager, getDecisionPath('extension-requests', first!));
  await waitFor(() => expect(screen.getByRole('button', { name: next })).toBeEnabled());
  const reject = t('translation.office.request.reject');
  await user.click(await screen.findByRole('button', { name: reject }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: reject }));
  await isAt('extension-requests', second!);
  // Another visit begins with a new queue.
  await openAs(manager, '/office/home');
  await openAs(manager, getDecisionPath('extension-requests', first!));
  await screen.findByText(t('audit.office.tab'));
  expect(screen.queryByRole('button', { name: next })).toBeNull();
});

test('a term that is approved in its form gives way to the next, and the last one to the list', async () => {
  for (const term of ['Anna', 'Boris']) await server.insert('dictionaryEntry', { term, state: 'proposed' });
  const user = await openAs('content_manager', '/office/dictionary-entries/1');
  const approve = async () => {
    const state = await screen.findByLabelText(new RegExp(t('resources.office/dictionary-entries.fields.state')));
    await user.selectOptions(state, 'approved');
    await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  };
  await waitFor(() => expect(screen.getByRole('button', { name: next })).toBeEnabled());
  await approve();
  await isAt('dictionary-entries', 2);
  await screen.findByRole('heading', { level: 1, name: /Boris/ });
  await approve();
  await waitFor(() => expect(location.hash).toMatch(/^#\/office\/dictionary-entries(\?|$)/));
  const rows = await server.db.select({ state: tables.dictionaryEntry.state }).from(tables.dictionaryEntry);
  expect(rows).toEqual([{ state: 'approved' }, { state: 'approved' }]);
});

test('articles that wait lead on to each other', async () => {
  for (const slug of ['one', 'two'])
    await server.insert('article', { place: 'handbook', slug, language: 'en', pending: true, state: 'published' });
  const user = await openAs('content_manager', '/office/articles/1');
  await waitFor(() => expect(screen.getByRole('button', { name: next })).toBeEnabled());
  await user.keyboard('j');
  await isAt('articles', 2);
});
