import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { announceResults, notifyEntrants } from '#server/features/contests/index.ts';
import { contestText, openContest, werewolfStory } from '../../support/contests.ts';
import type { RowOf, ValuesOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { contest, contestEntry, fiction, message } = tables;
let mira: RowOf<'user'>;
let one: RowOf<'contest'>;
beforeEach(async () => {
  mira = await server.insert('user', { role: 'author_unsigned' });
  one = await openContest(server);
  await contestText(server, one, 'Moon');
});

async function enter(values: ValuesOf<'contestEntry'> = {}, story: ValuesOf<'fiction'> = {}) {
  const { id: fiction_id } = await werewolfStory(server, mira, { title: 'Ash', ...story });
  const entered_at = '2026-03-05T00:00:00.000Z';
  return server.insert('contestEntry', { contest_id: one.id, fiction_id, state: 'preliminary', entered_at, ...values });
}
const travel = (instant: string) => void (server.clock.now = new Date(instant));
const run = () => notifyEntrants(server.services);
const kinds = async () => (await server.db.select().from(message).orderBy(message.id)).map(({ kind }) => kind);
const read = async () => {
  const token = await server.signIn(mira);
  return (await server.call('GET', '/api/message/list', { token })).data.all[0];
};

test('who has entered without a contract is reminded once in the last week of entries, and again when they last longer', async () => {
  await enter();
  await enter({ state: 'full' });
  await enter({ state: 'withdrawn' });
  await enter({}, { contract_status: 'contract_review' });
  await enter({ entered_at: '2026-03-23T20:00:00.000Z' });
  travel('2026-03-23T15:59:59.999Z');
  expect(await run()).toBe(0);
  travel('2026-03-23T16:00:00.000Z');
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await kinds()).toEqual(['contest_entry_due']);
  expect(await read()).toMatchObject({ title: '“Ash” still needs a contract for “Moon”' });
  expect((await read()).content).toContain('2026');
  await server.db.update(contest).set({ closes_on: '2026-04-05', results_at: '2026-05-01T00:00:00.000Z' });
  travel('2026-03-29T16:00:00.000Z');
  expect(await run()).toBe(2);
});

/** A preliminary entry whose contract was signed on a day and is in review. */
async function enterReviewed(signed_on: string, story: ValuesOf<'fiction'> = {}) {
  const entry = await enter({}, { contract_status: 'contract_review', ...story });
  const application = { fiction_id: entry.fiction_id, status: 'contract_review' as const };
  const { id } = await server.insert('contractApplication', application);
  await server.pool.query(
    `insert into contracts (application_id, number, type, paper, issued_at) values ($1, $2, 'exclusive', true, $3)`,
    [id, `QH-${id}`, `${signed_on}T04:00:00.000Z`],
  );
  return entry;
}

test('who was not signed in time is told once entries are closed, and who is in review once that is over', async () => {
  await enter();
  const { fiction_id } = await enterReviewed('2026-03-20');
  travel('2026-03-31T16:00:00.000Z');
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await kinds()).toEqual(['contest_unsigned']);
  expect(await read()).toMatchObject({ title: '“Ash” was not signed in time for “Moon”' });
  await server.db.update(fiction).set({ contract_status: 'rejected' }).where(eq(fiction.id, fiction_id));
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
});

test('who was told that a story takes no part is told again once entries last longer, and reminded', async () => {
  await enter();
  travel('2026-03-31T16:00:00.000Z');
  expect(await run()).toBe(1);
  await server.db.update(contest).set({ closes_on: '2026-04-30', results_at: '2026-06-01T00:00:00.000Z' });
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await read()).toMatchObject({ title: '“Ash” still needs a contract for “Moon”' });
  travel('2026-04-25T00:00:00.000Z');
  expect(await run()).toBe(1);
  expect(await kinds()).toEqual(['contest_unsigned', 'contest_entry_due', 'contest_entry_due']);
});

test('whom a late decision leaves out is told, although its results are out at once', async () => {
  await enter();
  await enterReviewed('2026-04-01');
  travel('2026-04-20T00:00:00.000Z');
  const at = server.clock.now.toISOString();
  await server.db.update(contest).set({ dealt_at: at, decided_at: at });
  await announceResults(server.services);
  expect(await run()).toBe(2);
  expect(await kinds()).toEqual(['contest_unsigned', 'contest_unsigned']);
  travel('2026-04-21T00:00:00.001Z');
  await server.db.delete(message);
  expect(await run()).toBe(0);
});

test('who was entered and does not fit any more is told why at once, and why it takes no part in the end', async () => {
  const { fiction_id } = await enterReviewed('2026-03-09');
  await enterReviewed('2026-01-31');
  expect(await run()).toBe(1);
  expect((await read()).content).toContain('signed on or after Feb 1, 2026');
  await server.db.update(fiction).set({ genre: 'mafia' }).where(eq(fiction.id, fiction_id));
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await read()).toMatchObject({ title: '“Ash” does not fit “Moon” any more' });
  expect((await read()).content).toContain('genre');
  const token = await server.signIn(mira);
  const own = (await server.call('GET', `/api/contest-entries?fiction_id=${fiction_id}`, { token })).data.items;
  expect(own).toMatchObject([{ entry: 'unfit', unfit: 'genre', contest: { signed_since: '2026-02-01' } }]);
  travel('2026-03-31T16:00:00.000Z');
  expect(await run()).toBe(2);
  expect(await read()).toMatchObject({ title: '“Ash” does not take part in “Moon”' });
});

test('who is told that a story does not fit is told again once it has fitted, or did not for another reason, in between', async () => {
  const { fiction_id } = await enter();
  const change = async (values: ValuesOf<'fiction'>) => {
    await server.db.update(fiction).set(values).where(eq(fiction.id, fiction_id));
    const count = await run();
    expect(await run()).toBe(0);
    return count;
  };
  const count = async () => server.db.$count(message);
  expect(await change({ genre: 'mafia' })).toBe(1);
  // It is the same that it does not fit for.
  expect(await change({ genre: 'fantasy' })).toBe(0);
  expect(await change({ genre: 'werewolf' })).toBe(0);
  expect(await change({ genre: 'mafia' })).toBe(1);
  expect(await change({ genre: 'werewolf', language: 'es' })).toBe(1);
  expect((await read()).content).toContain('language');
  expect(await change({ genre: 'mafia', language: 'en' })).toBe(1);
  expect((await read()).content).toContain('genre');
  expect(await count()).toBe(4);
  travel('2026-03-31T16:00:00.000Z');
  expect(await run()).toBe(1);
  expect(await change({ genre: 'werewolf' })).toBe(0);
  expect(await change({ genre: 'mafia' })).toBe(0);
});

test('who takes part in a contest that the staff withdraws is told once', async () => {
  await enter();
  await enter({ state: 'full' });
  await enter({ state: 'withdrawn' });
  const token = await server.signIn('content_manager');
  const set = (state: string) => server.call('POST', `/api/office/contests/${one.id}`, { token, body: { state } });
  expect((await set('withdrawn')).status).toBe(200);
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);
  expect(await kinds()).toEqual(['contest_cancelled', 'contest_cancelled']);
  expect(await read()).toMatchObject({ title: '“Moon” is withdrawn' });
});

test('who withdraws a story is told each time that it leaves', async () => {
  const { fiction_id } = await enter();
  const token = await server.signIn(mira);
  const withdraw = () => server.call('POST', `/api/contests/${one.id}/entries/${fiction_id}/withdraw`, { token });
  for (let n = 0; n < 2; n++) expect((await withdraw()).status).toBe(200);
  expect(await kinds()).toEqual(['contest_left']);
  await server.db.update(contestEntry).set({ state: 'preliminary' });
  await withdraw();
  expect(await kinds()).toEqual(['contest_left', 'contest_left']);
});
