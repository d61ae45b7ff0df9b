import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { loadBalance } from '#server/platform/ledger/balance.ts';
import { judgingScene } from '../../support/contests.ts';
import { confirmAll, grossFile, moneyScene, type MoneyScene } from '../../support/money.ts';
import type { ValuesOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { bonusDetail, contestAward } = tables;
let money: MoneyScene;
let scene: Awaited<ReturnType<typeof judgingScene>>;

beforeEach(async () => {
  money = await moneyScene(server, { title: 'Ash', genre: 'werewolf' });
  scene = await judgingScene(server, {
    incentive_above: 20_000,
    incentive_from: '2026-02-01',
    incentive_to: '2026-02-28',
    incentive_amount: 7500,
  });
  await server.insert('contestEntry', { contest_id: scene.contest.id, fiction_id: money.story.id, state: 'full' });
});

const list = async () =>
  (await scene.call(scene.manager, 'GET', `office/contests/${scene.contest.id}/incentives`)).data;
const approve = (who: { id: number } = scene.manager, story = money.story) =>
  scene.call(who, 'POST', `office/contests/${scene.contest.id}/incentives/${story.id}`);
const change = (values: object) => scene.call(scene.manager, 'POST', `office/contests/${scene.contest.id}`, values);
/** As it was before stories were entered. */
const set = (values: ValuesOf<'contest'>) =>
  server.db.update(tables.contest).set(values).where(eq(tables.contest.id, scene.contest.id));
const earn = async (...lines: string[]) => {
  const { status, message } = await money.upload(confirmAll, grossFile(...lines));
  expect([status, message]).toEqual([200, 'ok']);
};

test('what readers brought between both days counts, less what apps kept, of full entries only', async () => {
  const { story } = money;
  const oak = await scene.enter('Oak');
  const elm = await scene.enter('Elm');
  await server.db.update(tables.contestEntry).set({ state: 'full' });
  const out = await server.insert('fiction', { author_id: money.author.id, contract_status: 'signed', language: 'en' });
  await earn(
    `Lumen,2026-01-31,${story.id},en,90,0,0,`,
    `Lumen,2026-02-01,${story.id},en,100,20,10,200`,
    `Papyrus,2026-02-28,${story.id},th,70.01,0,0,`,
    `Lumen,2026-03-01,${story.id},en,90,0,0,`,
    `Lumen,2026-02-10,${oak.story.id},en,200,0,0,250`,
    `Lumen,2026-02-10,${elm.story.id},en,300,0,0,`,
    `Lumen,2026-02-10,${out.id},en,300,0,0,`,
  );
  const { incentive, items } = await list();
  expect(incentive).toEqual({ above: 20_000, from: '2026-02-01', to: '2026-02-28', amount: 7500, over: true });
  expect(items).toMatchObject([
    { title: 'Elm', net_amount: 30_000, approved: false },
    { title: 'Ash', net_amount: 20_001, author: money.author.pen_name, approved: false },
  ]);
  expect(await approve(scene.manager, oak.story)).toMatchObject({
    status: 409,
    message: 'contests.office.errors.incentive_below',
  });
  expect((await approve(scene.manager, out)).status).toBe(404);
  await set({ incentive_amount: null });
  expect(await list()).toEqual({ incentive: null, items: [] });
  expect((await approve()).status).toBe(404);
});

test('a manager approves it once its days are over, and finance books it, once', async () => {
  await earn(`Lumen,2026-02-10,${money.story.id},en,300,0,0,`);
  const { people } = money;
  for (const who of [people.finance, people.author, scene.judges[0]]) expect((await approve(who)).status).toBe(403);
  await set({ incentive_to: '2026-03-10' });
  expect(await list()).toMatchObject({ incentive: { over: false }, items: [{ approved: false }] });
  expect(await approve()).toMatchObject({ status: 409, message: 'contests.office.errors.incentive_running' });
  await set({ incentive_to: '2026-02-28' });
  for (let n = 0; n < 2; n++) expect((await approve()).data).toEqual({ fiction_id: money.story.id, amount: 7500 });
  expect((await list()).items).toMatchObject([{ approved: true }]);
  expect(await server.db.select().from(contestAward)).toMatchObject([{ place: null, state: 'claimed', amount: 7500 }]);
  const bonuses = await server.db.select().from(bonusDetail);
  expect(bonuses).toMatchObject([
    {
      kind: 'contest_incentive',
      amount: 7500,
      day: '2026-03-01',
      status: 'pending',
      remark: 'Moon',
      author_id: money.author.id,
      created_by_id: scene.manager.id,
    },
  ]);
  const before = await loadBalance(server.db, 'author', money.author.id);
  const booked = await money.as('finance')('POST', `office/bonus-details/${bonuses[0]!.id}/approve`, { amount: null });
  expect(booked.status).toBe(200);
  expect((await loadBalance(server.db, 'author', money.author.id)) - before).toBe(7500);
});

test('what one author was paid all others are', async () => {
  await earn(`Lumen,2026-02-10,${money.story.id},en,300,0,0,`);
  expect((await change({ incentive_amount: 8000 })).status).toBe(200);
  await approve();
  const refusal = { status: 422, data: { errors: { incentive_amount: expect.anything() } } };
  const message = 'contests.office.errors.incentive_approved';
  const answer = await change({ incentive_amount: 9000 });
  expect(answer).toMatchObject(refusal);
  expect(answer.data.errors.incentive_amount).toMatchObject({ message });
  // Nor where nobody is entered any more.
  await server.db.update(tables.contestEntry).set({ state: 'withdrawn' });
  expect(await change({ incentive_amount: null })).toMatchObject(refusal);
  expect((await change({ incentive_amount: 8000, incentive_above: 10_000 })).status).toBe(200);
});

test('an author is told of an incentive, reads what becomes of it, and has it apart from prizes', async () => {
  const { author, people, story } = money;
  await earn(`Lumen,2026-02-10,${story.id},en,300,0,0,`);
  const read = async () => (await scene.call(author, 'GET', 'contest-entries')).data.items[0];
  expect(await read()).toMatchObject({ incentive: null });
  for (let n = 0; n < 2; n++) await approve();
  expect(await read()).toMatchObject({ award: null, incentive: { amount: 7500, status: 'pending', month: '2026-03' } });
  const kinds = async () => {
    const { data } = await scene.call(author, 'GET', 'message/list');
    return data.all.flatMap(({ kind }: any) => (/^(contest|bonus)_/.test(kind) ? kind : []));
  };
  expect(await kinds()).toEqual(['contest_incentive']);
  const bonus = async () => (await server.db.select().from(bonusDetail))[0]!;
  const finance = money.as('finance');
  const reject = () => finance('POST', `office/bonus-details/${bonusId}/reject`, { reason: 'Copied' });
  const { id: bonusId } = await bonus();
  expect((await reject()).status).toBe(200);
  expect(await read()).toMatchObject({ incentive: { status: 'rejected', reason: 'Copied' } });
  expect(await kinds()).toEqual(['bonus_rejected', 'contest_incentive']);
  await server.db.update(bonusDetail).set({ status: 'pending', reason: null });
  // A prize of the same story and contest beside it.
  const of = { contest_id: scene.contest.id, fiction_id: story.id, decided_by_id: scene.manager.id };
  await server.insert('contestAward', { ...of, place: 1, amount: 100_000, state: 'won' });
  await server.db.update(tables.contest).set({
    dealt_at: '2026-03-01T00:00:00.000Z',
    decided_at: '2026-03-01T00:00:00.000Z',
    results_at: '2026-03-09T00:00:00.000Z',
  });
  expect((await scene.call(author, 'POST', `contests/${scene.contest.id}/entries/${story.id}/claim`)).status).toBe(200);
  for (const { id } of await server.db.select().from(bonusDetail))
    expect((await finance('POST', `office/bonus-details/${id}/approve`, { amount: null })).status).toBe(200);
  expect(await read()).toMatchObject({
    award: { amount: 100_000, status: 'approved', month: '2026-04' },
    incentive: { amount: 7500, status: 'approved', month: '2026-03' },
  });
  const stats = (await scene.call(author, 'GET', 'finance/stats')).data;
  expect(stats).toMatchObject({ contest_prize: 100_000, contest_incentive: 7500 });
  expect((await scene.call(people.finance, 'GET', 'office/payroll/sums')).data).toMatchObject({ balanced: true });
});

test('what is preliminary or withdrawn gets none, and what is approved stays when revenue is taken back', async () => {
  const { story, as } = money;
  await earn(`Lumen,2026-02-10,${story.id},en,300,0,0,`);
  for (const state of ['preliminary', 'withdrawn'] as const) {
    await server.db.update(tables.contestEntry).set({ state });
    expect((await list()).items).toEqual([]);
    expect((await approve()).status).toBe(404);
  }
  await server.db.update(tables.contestEntry).set({ state: 'full' });
  await approve();
  const [run] = (await as('finance')('GET', 'office/revenue-imports')).data.items;
  expect(
    (await as('finance')('POST', `office/revenue-imports/${run.id}/reverse`, { reason: 'wrong file' })).status,
  ).toBe(200);
  expect((await list()).items).toMatchObject([{ title: 'Ash', net_amount: 0, approved: true }]);
  expect(await server.db.$count(bonusDetail)).toBe(1);
});

test('of a contest that is withdrawn no incentive is approved', async () => {
  await earn(`Lumen,2026-02-10,${money.story.id},en,300,0,0,`);
  await change({ state: 'withdrawn' });
  expect((await approve()).status).toBe(404);
});

test.each([
  [
    'the work',
    () => scene.call(money.author, 'POST', `contests/${scene.contest.id}/entries/${money.story.id}/withdraw`),
  ],
  ['the contest', () => change({ state: 'withdrawn' })],
])('an author reads what becomes of an incentive also once %s is withdrawn', async (_, withdraw) => {
  await earn(`Lumen,2026-02-10,${money.story.id},en,300,0,0,`);
  await approve();
  expect((await withdraw()).status).toBe(200);
  const read = async () => (await scene.call(money.author, 'GET', 'contest-entries')).data;
  expect(await read()).toMatchObject({
    total: 1,
    items: [{ entry: 'withdrawn', unfit: null, award: null, incentive: { amount: 7500, status: 'pending' } }],
  });
  await server.db.delete(contestAward);
  expect((await read()).items).toEqual([]);
});

test('a prize of a contest that is withdrawn before its results is nobody’s', async () => {
  const of = { contest_id: scene.contest.id, fiction_id: money.story.id, decided_by_id: scene.manager.id };
  for (const place of [null, 1]) await server.insert('contestAward', { ...of, place, amount: 7500, state: 'won' });
  await set({ dealt_at: '2026-03-01T00:00:00.000Z', decided_at: '2026-03-02T00:00:00.000Z', state: 'withdrawn' });
  server.clock.now = new Date(scene.contest.results_at);
  expect((await scene.call(money.author, 'GET', 'contest-entries')).data.items).toMatchObject([
    { entry: 'withdrawn', award: null, contest: { announced: false } },
  ]);
});

test('who withdraws a work before the results keeps the incentive and loses the prize', async () => {
  const of = { contest_id: scene.contest.id, fiction_id: money.story.id, decided_by_id: scene.manager.id };
  await server.insert('contestAward', { ...of, place: null, amount: 7500, state: 'claimed' });
  await server.insert('contestAward', { ...of, place: 1, amount: 100, state: 'won' });
  const path = `contests/${scene.contest.id}/entries/${money.story.id}/withdraw`;
  expect((await scene.call(money.author, 'POST', path)).status).toBe(200);
  expect(await server.db.select().from(contestAward)).toMatchObject([{ place: null }]);
});

test.each([
  [{ incentive_amount: 0 }, 422],
  [{ incentive_amount: -5 }, 422],
  [{ incentive_above: null, incentive_from: null, incentive_to: null }, 422],
  [{ incentive_above: null, incentive_from: null, incentive_to: null, incentive_amount: null }, 200],
])('an incentive of %j is answered by %i', async (values, status) => {
  await server.db.delete(tables.contestEntry);
  expect((await change(values)).status).toBe(status);
});
