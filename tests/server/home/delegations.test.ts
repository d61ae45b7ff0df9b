import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import { getQueue, queueNames, type QueueName } from '#domain/home/officeQueues.ts';
import { roles, staff, type Role } from '#domain/roles.ts';
import { delegations, snoozes, tables } from '#server/db/schema.ts';
import { createGiving, delegationsPath } from '../../support/giving.ts';
import { sampleOneIn } from '../../support/long.ts';
import { listQueueIds } from '../../support/queueIds.ts';
import { addRecord, decidedValues, waitingValues } from '../../support/queueRecords.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { give, listColleagues, listGiven } = createGiving(server);

/** The queues whose records may be given. */
const queues = queueNames.flatMap((name) => {
  const { snoozes: key, roles: of } = getQueue(name);
  return key ? [{ name, key, of, resource: entities[key].name }] : [];
});
const ofStories: ReadonlySet<EntityKey> = new Set(['chapter', 'contractApplication', 'comment']);
const table = (key: EntityKey) => entities[key].name.replaceAll('-', '_');

interface Person {
  id: number;
  role: Role;
  token: string;
}
/** One of each role, and another of each of some; an editor has works. */
async function addPeople(more: readonly Role[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const role of [...roles, ...more]) {
    const { id } = await server.insert('user', { role });
    if (role === 'editor') await server.insert('editor', { user_id: id });
    people.push({ id, role, token: await server.signIn({ id }) });
  }
  return people;
}

/** Records of a queue: of the first editor's works and of nobody's, all that wait and one that does not. */
async function addRecords(name: QueueName, key: EntityKey, user_id: number): Promise<number[]> {
  const [editor] = await server.db.select().from(tables.editor).where(eq(tables.editor.user_id, user_id));
  const own = await server.insert('fiction', { editor_id: editor!.id });
  const ids: number[] = [];
  for (const values of [...waitingValues[name]!, decidedValues[name]!])
    for (const fiction_id of !ofStories.has(key) ? [undefined] : [own.id, (await server.insert('fiction')).id])
      ids.push(await addRecord(server, key, { ...values, ...(fiction_id && { fiction_id }) }));
  return ids;
}

test.each(sampleOneIn(3, queues))(
  '$name: only who has it to decide gives it, and only to who has it, too',
  async (queue) => {
    const people = await addPeople(queue.of);
    const ids = await addRecords(queue.name, queue.key, people.find(({ role }) => role === 'editor')!.id);
    const has = new Map<number, number[]>();
    for (const { id, role, token } of people)
      has.set(id, queue.of.includes(role) ? await listQueueIds(server, token, queue.name, role) : []);
    expect([...has.values()].filter((all) => all.length > 0).length).toBeGreaterThan(1);
    for (const record of [...ids, 900_000])
      for (const { id, role, token } of people) {
        const message = `${role} ${record}`;
        const may = has.get(id)!.includes(record);
        const others = people.filter((one) => one.id !== id && has.get(one.id)!.includes(record)).map((one) => one.id);
        const refused = staff.includes(role) ? 404 : 403;
        const colleagues = await listColleagues(token, queue.resource, record);
        expect(colleagues.status, message).toBe(may ? 200 : refused);
        expect(new Set(colleagues.ids), message).toEqual(new Set(may ? others : []));
        for (const to of may ? people : people.slice(-1)) {
          const { status } = await give(token, queue.resource, record, to.id);
          expect(status, `${message} to ${to.role}`).toBe(may ? (others.includes(to.id) ? 200 : 422) : refused);
          await server.db.delete(delegations);
        }
      }
  },
);

test('nothing else is given, and nobody else gives', async () => {
  const to = await server.insert('user', { role: 'content_manager' });
  const keys = Object.keys(entities) as EntityKey[];
  const given = new Set(queues.map(({ key }) => key));
  for (const role of roles) {
    const token = await server.signIn(await server.insert('user', { role }));
    const refused = staff.includes(role) ? 404 : 403;
    for (const key of keys.filter((one) => !given.has(one))) {
      const { status } = await give(token, entities[key].name, 1, to.id);
      expect(status, `${role} ${key}`).toBe(refused);
    }
    expect((await server.call('GET', delegationsPath, { token })).status).toBe(staff.includes(role) ? 200 : 403);
  }
  expect(await server.db.$count(delegations)).toBe(0);
});

describe.each(queues)('$name', ({ name, key, of, resource }) => {
  const role = of.find((one) => one !== 'editor')!;
  let giver: Person;
  let other: Person;
  let id: number;
  beforeEach(async () => {
    const add = async (user_name: string) => {
      const row = await server.insert('user', { role, user_name });
      return { id: row.id, role, token: await server.signIn(row) };
    };
    giver = await add('Ann');
    other = await add('Bob');
    id = await addRecord(server, key, waitingValues[name]!.at(-1)!);
  });
  const listIds = ({ token }: Person) => listQueueIds(server, token, name, role);
  const count = async ({ token }: Person) =>
    (await server.call('GET', '/api/office/home', { token })).data.queues.find((one: any) => one.name === name);

  test('is without it for who gave it, and tells who has it', async () => {
    await server.db
      .insert(snoozes)
      .values({ user_id: other.id, resource, record_id: id, until: '2026-04-01T00:00:00Z' });
    await give(giver.token, resource, id, other.id, 'You know it.');
    expect([await listIds(giver), await listIds(other)]).toEqual([[], [id]]);
    expect(await count(giver)).toMatchObject({ count: 0, snoozed: 1 });
    expect(await count(other)).toMatchObject({ count: 1, snoozed: 0 });
    const expectedDelegation = { resource, record_id: id, by: 'Ann', to: 'Bob', note: 'You know it.' };
    expect(await listGiven(giver.token)).toMatchObject([{ ...expectedDelegation, mine: false }]);
    expect(await listGiven(other.token)).toMatchObject([{ ...expectedDelegation, mine: true }]);
    expect(await server.db.select().from(tables.message)).toMatchObject([
      { user_id: other.id, kind: 'record_given', args: { by: 'Ann', note: 'You know it.', of: resource, id } },
    ]);
  });

  test('is given back, and on', async () => {
    await give(giver.token, resource, id, other.id);
    await give(other.token, resource, id, giver.id);
    expect([await listIds(giver), await listIds(other)]).toEqual([[id], []]);
    expect(await listGiven(giver.token)).toMatchObject([{ by: 'Bob', to: 'Ann', mine: true }]);
    await give(giver.token, resource, id, other.id);
    const third = await server.insert('user', { role });
    await give(other.token, resource, id, third.id);
    const last: Person = { id: third.id, role, token: await server.signIn(third) };
    expect([await listIds(giver), await listIds(other), await listIds(last)]).toEqual([[], [], [id]]);
    expect(await listGiven(last.token)).toMatchObject([{ by: 'Bob', mine: true }]);
    expect(await listGiven(other.token)).toMatchObject([{ by: 'Bob', mine: false }]);
  });

  test('has it again where its giver brings it back', async () => {
    await give(giver.token, resource, id, other.id);
    const { data } = await server.call('POST', '/api/office/snoozes/end', {
      token: giver.token,
      body: { queue: name },
    });
    expect(data).toEqual({ count: 1 });
    expect([await listIds(giver), await listGiven(other.token)]).toEqual([[id], []]);
  });

  test('a decision ends it for good, whoever makes it', async () => {
    await give(giver.token, resource, id, other.id);
    const [column, value] = Object.entries(decidedValues[name]!)[0]!;
    const [again, back] = Object.entries(waitingValues[name]!.at(-1)!)[0]!;
    await server.pool.query(`update ${table(key)} set updated_at = updated_at where id = $1`, [id]);
    expect(await server.db.$count(delegations)).toBe(1);
    await server.db
      .insert(snoozes)
      .values({ user_id: other.id, resource, record_id: id, until: '2026-04-01T00:00:00Z' });
    await server.pool.query(`update ${table(key)} set ${column} = $1 where id = $2`, [value, id]);
    expect([await server.db.$count(delegations), await server.db.$count(snoozes)]).toEqual([0, 0]);
    await server.pool.query(`update ${table(key)} set ${again} = $1 where id = $2`, [back, id]);
    expect(await server.db.$count(delegations)).toBe(0);
  });

  test('takes no note that is long, and nobody who is blocked', async () => {
    expect((await give(giver.token, resource, id, other.id, 'x'.repeat(141))).status).toBe(422);
    await server.pool.query(`update users set status = 'blocked' where id = $1`, [other.id]);
    expect((await give(giver.token, resource, id, other.id)).status).toBe(422);
    expect(await server.db.$count(delegations)).toBe(0);
  });
});

test('an application goes on with the editors once one takes it', async () => {
  const [ann, bob] = [await server.insert('user', { role: 'editor' }), await server.insert('user', { role: 'editor' })];
  const { id: editor_id } = await server.insert('editor', { user_id: ann.id });
  const { id: substitute_id } = await server.insert('editor', { user_id: bob.id });
  const { id: fiction_id } = await server.insert('fiction', { editor_id, contract_status: 'applying' });
  const { id } = await server.insert('contractApplication', { fiction_id, status: 'applying' });
  const token = await server.signIn(ann);
  expect((await listColleagues(token, 'contract-applications', id)).ids).toEqual([]);
  await server.insert('editorAbsence', { editor_id, substitute_id, starts_on: '2026-03-01', ends_on: '2026-03-31' });
  expect((await listColleagues(token, 'contract-applications', id)).ids).toEqual([bob.id]);
  await give(token, 'contract-applications', id, bob.id);
  const taken = await server.call('POST', `/api/office/contract-applications/${id}/take`, {
    token: await server.signIn(bob),
  });
  expect(taken.status).toBe(200);
  expect(await server.db.$count(delegations)).toBe(1);
});

describe('is its giver’s again once the receiver', () => {
  let [ann, bob]: { id: number }[] = [];
  let [substitute_id, fiction_id, id] = [0, 0, 0];
  let token: string;
  const read = async () => [
    await listQueueIds(server, token, 'contract_applications', 'editor'),
    (await listGiven(token)).length,
  ];
  beforeEach(async () => {
    [ann, bob] = [await server.insert('user', { role: 'editor' }), await server.insert('user', { role: 'editor' })];
    const { id: editor_id } = await server.insert('editor', { user_id: ann.id });
    ({ id: substitute_id } = await server.insert('editor', { user_id: bob.id }));
    ({ id: fiction_id } = await server.insert('fiction', { editor_id, contract_status: 'applying' }));
    ({ id } = await server.insert('contractApplication', { fiction_id, status: 'applying' }));
    token = await server.signIn(ann);
    const days = { starts_on: '2026-03-01', ends_on: '2026-03-31' };
    await server.insert('editorAbsence', { editor_id, substitute_id, ...days });
    await give(token, 'contract-applications', id, bob.id);
    expect(await read()).toEqual([[], 1]);
  });

  test.each([
    ['is no substitute any more', `update editor_absences set ends_on = '2026-03-01', starts_on = '2026-02-01'`],
    ['is blocked', `update users set status = 'blocked' where id = $1`],
    ['has another role', `update users set role = 'translator' where id = $1`],
  ])('%s', async (_, change) => {
    await server.pool.query(change, change.includes('$1') ? [bob!.id] : []);
    expect(await read()).toEqual([[id], 0]);
  });
});

test('is its giver’s again once the story of the receiver is handed over', async () => {
  const bob = await server.insert('user', { role: 'editor' });
  const { id: editor_id } = await server.insert('editor', { user_id: bob.id });
  const { id: fiction_id } = await server.insert('fiction', { editor_id });
  const { id } = await server.insert('chapter', { fiction_id, status: 'pending_review' });
  const token = await server.signIn('work_auditor');
  await give(token, 'chapters', id, bob.id);
  expect(await listQueueIds(server, token, 'chapter_reviews', 'work_auditor')).toEqual([]);
  await server.pool.query('update fictions set editor_id = $1', [(await server.insert('editor')).id]);
  expect(await listQueueIds(server, token, 'chapter_reviews', 'work_auditor')).toEqual([id]);
  expect(await listGiven(token)).toEqual([]);
});

test('a statement that its receiver takes to review is theirs still', async () => {
  const [ann, bob] = [
    await server.insert('user', { role: 'finance_manager' }),
    await server.insert('user', { role: 'finance_manager' }),
  ];
  const { id } = await server.insert('statement', { status: 'submitted' });
  await give(await server.signIn(ann), 'statements', id, bob.id);
  await server.pool.query(`update statements set status = 'under_review'`);
  expect(await listGiven(await server.signIn(bob))).toMatchObject([{ mine: true }]);
});

test('what was given on is given while its last receiver has it', async () => {
  const add = () => server.insert('user', { role: 'work_auditor' });
  const [ann, bob, eve] = [await add(), await add(), await add()];
  const { id } = await server.insert('chapter', { status: 'pending_review' });
  const tokens = [await server.signIn(ann), await server.signIn(bob)] as const;
  const read = () => Promise.all(tokens.map((token) => listQueueIds(server, token, 'chapter_reviews', 'work_auditor')));
  const set = (status: string, { id }: { id: number }) =>
    server.pool.query('update users set status = $1 where id = $2', [status, id]);
  await give(tokens[0], 'chapters', id, bob.id);
  await give(tokens[1], 'chapters', id, eve.id);
  expect(await read()).toEqual([[], []]);
  await set('blocked', eve);
  expect(await read()).toEqual([[], [id]]);
  expect(await listGiven(tokens[0])).toMatchObject([{ to_id: bob.id }]);
});
