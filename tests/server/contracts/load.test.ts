import { expect, test } from 'vitest';
import { buildLoadFilters, type ApplicationsLoad } from '#domain/contracts/applicationsLoad.ts';
import type { ContractActor } from '#domain/contracts/contract.ts';
import type { Role } from '#domain/roles.ts';
import { migrate } from '#server/db/migrate.ts';
import { applicationSteps, tables } from '#server/db/schema.ts';
import { contractScene } from '../../support/contracts.ts';
import type { ValuesOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const path = '/api/office/contract-applications';
// By the clock of the tests late since 28 February, and lately since 3 March.
const late = '2026-02-28T04:00:00.000Z';
const inTime = '2026-02-28T04:00:00.001Z';
const lately = '2026-03-03T04:00:00.000Z';
const before = '2026-03-03T03:59:59.999Z';

async function insertEditor(name: string, account = {}) {
  const { id: user_id } = await server.insert('user', { role: 'editor', ...account });
  return server.insert('editor', { name, user_id, languages: ['en', 'ko'] });
}
const insertWork = (editor_id: number | null, language: 'en' | 'ko' = 'en') =>
  server.insert('fiction', { editor_id, language });
const apply = (fiction_id: number, values: ValuesOf<'contractApplication'> = {}) =>
  server.insert('contractApplication', { fiction_id, status: 'applying', applied_at: inTime, ...values });

const readLoad = async (token: string): Promise<ApplicationsLoad> =>
  (await server.call('GET', '/api/office/applications-load', { token })).data;

/** How many the caller's list shows by each filter of each line. */
async function countLists(token: string, role: Role, load: ApplicationsLoad) {
  const counts = [];
  for (const line of load.items) {
    const filters = buildLoadFilters(role, line, load);
    const totals: Record<string, number> = {};
    for (const [name, filter] of Object.entries(filters ?? {})) {
      const query = new URLSearchParams(
        Object.entries(filter).flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)])),
      );
      totals[name] = (await server.call('GET', `${path}?${query}`, { token })).data.total;
    }
    counts.push(filters && totals);
  }
  return counts;
}

async function insertScene() {
  const [ann, bob, away] = [await insertEditor('Ann'), await insertEditor('Bob'), await insertEditor('Cid')];
  await insertEditor('Gone', { status: 'blocked' });
  const [english, korean] = [await insertWork(ann.id), await insertWork(ann.id, 'ko')];
  await apply(english.id, { applied_at: late });
  // Whom the author chose does not matter, the work is Ann's.
  await apply(korean.id, { status: 'editor_review', editor_id: bob.id });
  await apply(english.id, { status: 'rejected', reviewed_by_id: ann.id, reviewed_at: lately });
  await apply(english.id, { status: 'signed', reviewed_by_id: ann.id, reviewed_at: before, audited_at: lately });
  await apply((await insertWork(away.id)).id, { applied_at: late });
  await apply((await insertWork(bob.id)).id, { status: 'contract_review', applied_at: before, updated_at: late });
  await apply((await insertWork(null)).id);
  return { ann, bob, away };
}

test.each(['content_manager', 'work_auditor'] as const)(
  'the load tells the %s who has how many, and each figure is what its list shows',
  async (role) => {
    const { ann, bob, away } = await insertScene();
    const token = await server.signIn(role);
    const load = await readLoad(token);
    const nothing = { count: 0, oldest: null, late: 0 };
    const toItem = ({ id, name }: { id: number; name: string }) => ({ actor: 'editor', editor: { id, name } });
    expect(load).toEqual({
      late_since: late,
      decided_since: lately,
      items: [
        { ...toItem(ann), waiting: { count: 2, oldest: late, late: 1 }, decided: 1 },
        { ...toItem(away), waiting: { count: 1, oldest: late, late: 1 }, decided: 0 },
        { actor: 'editor', editor: null, waiting: { count: 1, oldest: inTime, late: 0 }, decided: 0 },
        { ...toItem(bob), waiting: nothing, decided: 0 },
        { actor: 'work_auditor', editor: null, waiting: { count: 1, oldest: late, late: 1 }, decided: 1 },
      ],
    });
    expect(await countLists(token, role, load)).toEqual([
      { waiting: 2, late: 1, decided: 1 },
      { waiting: 1, late: 1, decided: 0 },
      undefined,
      { waiting: 0, late: 0, decided: 0 },
      { waiting: 1, late: 1, decided: 1 },
    ]);
  },
);

test('an editor sees what waits for them alone, with what they stand in for, and their own decisions', async () => {
  const { bob, away, ann } = await insertScene();
  const days = { starts_on: '2026-03-09', ends_on: '2026-03-12', languages: ['en'] as ['en'] };
  await server.insert('editorAbsence', { editor_id: away.id, substitute_id: bob.id, ...days });
  // Decided by Ann, of a work that is Bob's by now.
  await apply((await insertWork(bob.id)).id, { status: 'rejected', reviewed_by_id: ann.id, reviewed_at: lately });
  const token = await server.signIn({ id: bob.user_id });
  const load = await readLoad(token);
  expect(load.items).toEqual([
    {
      actor: 'editor',
      editor: { id: bob.id, name: 'Bob' },
      waiting: { count: 1, oldest: late, late: 1 },
      decided: 0,
    },
  ]);
  expect(await countLists(token, 'editor', load)).toEqual([{ waiting: 1, late: 1, decided: 0 }]);
});

/** What the newest application keeps of decisions. */
async function readDecisions() {
  const token = await server.signIn('content_manager');
  const { reviewed_by_id, reviewed_at, audited_at } = (await server.call('GET', path, { token })).data.items[0];
  return { reviewed_by_id, reviewed_at, audited_at };
}

test('an application keeps which editor decided on it and when, and when the second review did', async () => {
  const scene = await contractScene(server);
  await scene.go('apply', 'take');
  expect(await readDecisions()).toEqual({ reviewed_by_id: null, reviewed_at: null, audited_at: null });
  const reviewed_at = server.clock.now.toISOString();
  await scene.go('approve');
  expect(await readDecisions()).toEqual({ reviewed_by_id: scene.editor.id, reviewed_at, audited_at: null });
  server.clock.now = new Date('2026-03-11T04:00:00.000Z');
  await scene.go('sign', 'confirm');
  const audited_at = server.clock.now.toISOString();
  expect(await readDecisions()).toEqual({ reviewed_by_id: scene.editor.id, reviewed_at, audited_at });
});

/** As the version before decides: it knows nothing of what an application keeps. */
async function decideAsBefore(of: { id: number }, by: { user_id: number | null }, actor: ContractActor, at: string) {
  const step = actor === 'editor' ? ('approve' as const) : ('confirm' as const);
  await server.db.insert(applicationSteps).values({ application_id: of.id, step, actor, user_id: by.user_id, at });
}

test('what the version before decides beside this one is kept and counted too', async () => {
  const ann = await insertEditor('Ann');
  const application = await apply((await insertWork(ann.id)).id, { status: 'signed' });
  await decideAsBefore(application, ann, 'editor', lately);
  expect(await readDecisions()).toEqual({ reviewed_by_id: ann.id, reviewed_at: lately, audited_at: null });
  await decideAsBefore(application, { user_id: null }, 'work_auditor', inTime);
  expect(await readDecisions()).toEqual({ reviewed_by_id: ann.id, reviewed_at: lately, audited_at: inTime });
  const { items } = await readLoad(await server.signIn('content_manager'));
  expect(items.map(({ decided }) => decided)).toEqual([1, 0]);
});

test('and what it decided before the first start of one that keeps it, also when that is started twice', async () => {
  const ann = await insertEditor('Ann');
  const [first, second] = [await insertWork(ann.id), await insertWork(ann.id)];
  await server.pool.query('drop trigger keep_decision on application_steps');
  const kept = await apply(first.id, { reviewed_by_id: null, reviewed_at: before });
  await decideAsBefore(kept, ann, 'editor', lately);
  const application = await apply(second.id, { status: 'signed' });
  await decideAsBefore(application, ann, 'editor', lately);
  await decideAsBefore(application, { user_id: null }, 'work_auditor', inTime);
  for (let start = 0; start < 2; start++) await migrate(server.services.database);
  const rows = await server.db.select().from(tables.contractApplication).orderBy(tables.contractApplication.id);
  expect(rows).toMatchObject([
    { reviewed_by_id: null, reviewed_at: before, audited_at: null },
    { reviewed_by_id: ann.id, reviewed_at: lately, audited_at: inTime },
  ]);
});
