import { beforeEach, describe, expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import { getQueue, listQueues, mayTake, queueNames, type QueueName } from '#domain/home/officeQueues.ts';
import { maxSnoozeDays } from '#domain/home/snooze.ts';
import { roles, staff, type Role } from '#domain/roles.ts';
import { snoozes } from '#server/db/schema.ts';
import { sampleOneIn } from '../../support/long.ts';
import { listQueueIds } from '../../support/queueIds.ts';
import { addRecord, decidedValues, waitingValues } from '../../support/queueRecords.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const hours = (count: number) => new Date(server.clock.now.getTime() + count * 3_600_000).toISOString();
const put = (token: string, resource: string, ids: number[], until = hours(3)) =>
  server.call('POST', '/api/office/snoozes', { token, body: { resource, ids, until } });

const readQueue = async (token: string, name: QueueName) =>
  (await server.call('GET', '/api/office/home', { token })).data.queues.find((queue: any) => queue.name === name);

const listIds = (token: string, name: QueueName, role: Role) => listQueueIds(server, token, name, role);

/** Two of a queue that wait, for an editor whose works they are where it is of works. */
async function fill(name: QueueName, key: EntityKey) {
  const editor = await server.insert('user', { role: 'editor' });
  const { id: editor_id } = await server.insert('editor', { user_id: editor.id });
  const { id: fiction_id } = await server.insert('fiction', { editor_id, contract_status: 'signed' });
  const isOfStory = ['chapter', 'comment', 'contractApplication'].includes(key);
  for (const number of [1, 2])
    await addRecord(server, key, {
      ...waitingValues[name]![0],
      ...(isOfStory && { fiction_id }),
      ...(key === 'chapter' && { number }),
    });
  return editor;
}

const declared = queueNames.flatMap((name) => {
  const { snoozes: key, roles: of } = getQueue(name);
  return key ? [{ name, key, role: of.includes('editor') ? ('editor' as const) : of[0]! }] : [];
});

test('what waits may be put off where it is worked off by record, but for articles', () => {
  expect(queueNames.filter((name) => !getQueue(name).snoozes)).toEqual([
    'my_translations',
    'translation_reviews',
    'statement_questions',
    'judgings',
    'pending_articles',
    'stale_articles',
  ]);
});

describe.each(sampleOneIn(2, declared))('$name', ({ name, key, role }) => {
  let token: string;
  let other: string;
  const { name: resource } = entities[key];
  beforeEach(async () => {
    const editor = await fill(name, key);
    token = await server.signIn(role === 'editor' ? editor : role);
    other = await server.signIn(getQueue(name).roles.find((one) => one !== 'editor')!);
  });

  test('is without what its reader put off, in count and list, until it comes back by itself', async () => {
    const [first, second] = await listIds(token, name, role);
    expect(await readQueue(token, name)).toMatchObject({ count: 2, snoozed: 0 });
    expect((await put(token, resource, [first!])).data).toEqual({ count: 1 });
    expect(await readQueue(token, name)).toMatchObject({ count: 1, snoozed: 1 });
    expect(await listIds(token, name, role)).toEqual([second]);
    server.clock.now = new Date(hours(3));
    expect(await readQueue(token, name)).toMatchObject({ count: 2, snoozed: 0 });
    expect(await listIds(token, name, role)).toEqual([first, second]);
  });

  test('is whole for others, and for its reader once it is brought back', async () => {
    const ids = await listIds(token, name, role);
    const before = await readQueue(other, name);
    await put(token, resource, ids);
    expect(await readQueue(other, name)).toEqual(before);
    expect(await readQueue(token, name)).toMatchObject({ count: 0, oldest: null, late: 0, snoozed: 2 });
    expect(await listIds(token, name, role)).toEqual([]);
    const end = await server.call('POST', '/api/office/snoozes/end', { token, body: { queue: name } });
    expect(end.data).toEqual({ count: 2 });
    expect(await listIds(token, name, role)).toEqual(ids);
  });

  test('counts nothing as put off that does not wait any more', async () => {
    const [first] = await listIds(token, name, role);
    await put(token, resource, [first!]);
    const [column, value] = Object.entries(decidedValues[name]!)[0]!;
    await server.pool.query(`update ${resource.replaceAll('-', '_')} set ${column} = $1 where id = $2`, [value, first]);
    expect(await readQueue(token, name)).toMatchObject({ count: 1, snoozed: 0 });
    // Nor is it put off by who has not seen yet that it is decided.
    expect((await put(token, resource, [first!])).data).toEqual({ count: 0 });
  });

  test('takes no time that is over, or far', async () => {
    const ids = await listIds(token, name, role);
    for (const until of [hours(0), hours(-1), hours(24 * maxSnoozeDays + 1)])
      expect((await put(token, resource, ids, until)).status).toBe(422);
    expect(await server.db.$count(snoozes)).toBe(0);
  });
});

test('bringing back what is put off of a queue leaves another of the same list as it is', async () => {
  const token = await server.signIn('content_manager');
  for (const name of ['proposed_entries', 'proposed_changes'] as const)
    await put(token, 'dictionary-entries', [await addRecord(server, 'dictionaryEntry', waitingValues[name]![0]!)]);
  const end = (queue: string) => server.call('POST', '/api/office/snoozes/end', { token, body: { queue } });
  expect((await end('proposed_entries')).data).toEqual({ count: 1 });
  expect(await readQueue(token, 'proposed_entries')).toMatchObject({ count: 1, snoozed: 0 });
  expect(await readQueue(token, 'proposed_changes')).toMatchObject({ count: 0, snoozed: 1 });
  expect((await end('statements')).status).toBe(404);
});

test('nothing is put off that no queue of the role holds, or that is not the reader’s', async () => {
  const editor = await fill('chapter_reviews', 'chapter');
  const foreign = await server.insert('chapter', { number: 9, status: 'pending_review' });
  const token = await server.signIn(editor);
  expect((await put(token, 'chapters', [1, foreign.id])).status).toBe(404);
  expect((await put(token, 'chapters', [900])).status).toBe(404);
  for (const role of roles) {
    const own = await server.signIn(role);
    for (const [key, { name }] of Object.entries(entities) as [EntityKey, { name: string }][]) {
      if (staff.includes(role) && mayTake(role, key)) continue;
      const { status } = await put(own, name, [1]);
      expect(status, `${role} ${name}`).toBe(staff.includes(role) ? 404 : 403);
    }
  }
  expect(await server.db.$count(snoozes)).toBe(0);
});

test('a list tells what is put off, and the rest, for its reader alone', async () => {
  await fill('statements', 'statement');
  const token = await server.signIn('finance_manager');
  await put(token, 'statements', [1]);
  const total = async (query: string, as = token) =>
    (await server.call('GET', `/api/office/statements?${query}`, { token: as })).data.total;
  expect([await total(''), await total('snoozed=true'), await total('snoozed=false')]).toEqual([2, 1, 1]);
  const other = await server.signIn('finance_manager');
  expect([await total('snoozed=true', other), await total('snoozed=false', other)]).toEqual([0, 2]);
  expect(listQueues('finance_manager')).toContain('statements');
});
