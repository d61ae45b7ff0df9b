import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { hourLong } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { announceResults, endClaims } from '#server/features/contests/index.ts';
import { loadBalance } from '#server/platform/ledger/balance.ts';
import { contestText, judgingScene, openContest, werewolfStory } from '../../support/contests.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { bonusDetail, contestAward, contestPrize, message } = tables;
let scene: Awaited<ReturnType<typeof judgingScene>>;
let ash: Awaited<ReturnType<typeof scene.enter>>;
let oak: Awaited<ReturnType<typeof scene.enter>>;

/** A contest in which Ash has won and Oak has not, before its results. */
async function decided(values = {}) {
  scene = await judgingScene(server, values);
  await contestText(server, scene.contest, 'Moon contest');
  await contestText(server, scene.contest, 'Лунный конкурс', { language: 'ru' });
  ash = await scene.enter('Ash');
  oak = await scene.enter('Oak');
  await scene.deal();
  for (const judge of scene.judges) {
    await scene.score(judge, 'Ash', [9, 9]);
    await scene.score(judge, 'Oak', [5, 5]);
  }
  await scene.decide([{ entry_id: ash.entry.id, place: 1 }], 'one prize');
}
const travel = (instant: string, ms = 0) => void (server.clock.now = new Date(Date.parse(instant) + ms));
const announce = async () => {
  travel(scene.contest.results_at);
  expect(await announceResults(server.services)).toBe(1);
};
const claim = (who = ash.author as { id: number }, story = ash.story) =>
  scene.call(who, 'POST', `contests/${scene.contest.id}/entries/${story.id}/claim`);
const kinds = async (author: { id: number }) => {
  const rows = await server.db.select().from(message).where(eq(message.user_id, author.id)).orderBy(message.id);
  return rows.map(({ kind }) => kind);
};
const ofFirst = () => and(eq(contestPrize.contest_id, scene.contest.id), eq(contestPrize.place, 1));
const award = async () => (await server.db.select().from(contestAward))[0]!;

beforeEach(() => decided());

/** What an account reads of its newest message. */
const readMessage = async (who: { id: number }, language = 'en') => {
  const token = await server.signIn(who);
  return (await server.call('GET', '/api/message/list', { token, headers: { language } })).data.all[0];
};

test('a winner reads what comes with the prize, in their language; of one without money no amount', async () => {
  const [prize] = await server.db.update(contestPrize).set({ text: 'A cover' }).where(ofFirst()).returning();
  await server.insert('contestPrizeText', { prize_id: prize!.id, language: 'ru', text: 'Обложка' });
  await server.db.update(contestAward).set({ amount: 0 });
  await announce();
  const { content } = await readMessage(ash.author);
  expect(content).toContain('A cover');
  expect(content).not.toContain('$');
  expect((await readMessage(ash.author, 'ru')).content).toContain('Обложка');
  travel(scene.contest.claims_until!, -hourLong);
  await endClaims(server.services);
  expect((await readMessage(ash.author)).content).not.toContain('$');
});

test('the results are told once, at their time, to those who won and to those who did not', async () => {
  travel(scene.contest.results_at, -1);
  expect(await announceResults(server.services)).toBe(0);
  await announce();
  expect(await announceResults(server.services)).toBe(0);
  expect(await kinds(ash.author)).toEqual(['contest_won']);
  expect(await kinds(oak.author)).toEqual(['contest_result']);
  const read = async (language: string) => {
    const token = await server.signIn(ash.author);
    return (await server.call('GET', '/api/message/list', { token, headers: { language } })).data.all[0];
  };
  expect(await read('en')).toMatchObject({
    title: '“Ash” won place 1 in “Moon contest”',
    contest: { slug: scene.contest.slug, edition: scene.contest.edition },
  });
  expect((await read('en')).content).toContain('$3,000');
  expect((await read('ru')).title).toContain('Лунный конкурс');
});

test('a prize is claimed once within the window, by its author', async () => {
  travel(scene.contest.results_at, -1);
  expect((await claim()).status).toBe(404);
  await announce();
  expect((await claim(oak.author, oak.story)).status).toBe(404);
  expect((await claim(oak.author)).status).toBe(404);
  const claimed_at = server.clock.now.toISOString();
  for (let n = 0; n < 2; n++) {
    expect((await claim()).data).toEqual({ fiction_id: ash.story.id, state: 'claimed' });
    travel(claimed_at, 60_000);
  }
  expect(await award()).toMatchObject({ claimed_at, bonus_id: expect.any(Number) });
  expect(await server.db.select().from(bonusDetail)).toMatchObject([
    {
      kind: 'contest_prize',
      once_key: `contest:${scene.contest.id}:${ash.story.id}:prize`,
      amount: 300_000,
      day: '2026-05-01',
      status: 'pending',
      remark: 'Moon contest #1',
      fiction_id: ash.story.id,
      author_id: ash.author.id,
      created_by_id: scene.manager.id,
    },
  ]);
});

test('a claimed prize is booked by finance, and is what the author reads of the month after the results', async () => {
  await announce();
  await claim();
  const finance = await server.insert('user', { role: 'finance_manager' });
  const [bonus] = await server.db.select().from(bonusDetail);
  const entries = async () => (await scene.call(ash.author, 'GET', 'contest-entries')).data.items;
  const pending = { place: 1, state: 'claimed', amount: 300_000, status: 'pending', month: '2026-05' };
  expect(await entries()).toMatchObject([{ award: pending }]);
  expect(
    (await scene.call(finance, 'POST', `office/bonus-details/${bonus!.id}/approve`, { amount: null })).status,
  ).toBe(200);
  expect(await loadBalance(server.db, 'author', ash.author.id)).toBe(300_000);
  expect(await entries()).toMatchObject([{ award: { ...pending, status: 'approved' } }]);
  travel('2026-06-01T00:00:00.000Z');
  const closed = await scene.call(finance, 'POST', 'office/months/2026-05/close');
  expect([closed.status, closed.message]).toEqual([200, 'ok']);
  const [statement] = await server.db.select().from(tables.statement);
  expect(statement).toMatchObject({
    author_id: ash.author.id,
    month: '2026-05',
    amount_payable: 300_000,
    bonus: 300_000,
  });
  const { data } = await scene.call(ash.author, 'GET', 'finance/stats');
  expect(data.contest_prize).toBe(300_000);
});

test('what finance rejects is put forward again, once at a time, by a manager who says why', async () => {
  await announce();
  await claim();
  const finance = await server.insert('user', { role: 'finance_manager' });
  const { id } = await award();
  const resubmit = (who: { id: number } = scene.manager) =>
    scene.call(who, 'POST', `office/contest-awards/${id}/resubmit`, { reason: 'It is the first print.' });
  const decideOn = async (what: string, body: object) =>
    scene.call(finance, 'POST', `office/bonus-details/${(await award()).bonus_id}/${what}`, body);
  const refused = { status: 409, message: 'contests.office.errors.not_rejected' };
  expect(await resubmit()).toMatchObject(refused);
  for (let count = 2; count < 4; count++) {
    expect((await decideOn('reject', { reason: 'Printed before.' })).status).toBe(200);
    expect((await scene.standing()).rejected).toMatchObject([
      { id, title: 'Ash', place: 1, reason: 'Printed before.' },
    ]);
    const answers = await Promise.all([resubmit(), resubmit()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await resubmit()).toMatchObject(refused);
    expect((await scene.standing()).rejected).toEqual([]);
    expect(await server.db.$count(bonusDetail)).toBe(count);
  }
  const [last] = await server.db.select().from(bonusDetail).where(eq(bonusDetail.status, 'pending'));
  expect(last).toMatchObject({ amount: 300_000, day: '2026-05-01', remark: 'Moon contest #1: It is the first print.' });
  expect(last!.id).toBe((await award()).bonus_id);
  expect((await resubmit(finance)).status).toBe(403);
  expect((await decideOn('approve', { amount: null })).status).toBe(200);
  expect(await loadBalance(server.db, 'author', ash.author.id)).toBe(300_000);
});

test('what comes with a claimed prize waits for the staff until one of them hands it over', async () => {
  const read = async () =>
    (await scene.call(scene.manager, 'GET', `office/contests/${scene.contest.id}/judging`)).data.undelivered;
  const { id } = await award();
  const deliver = (who: { id: number } = scene.manager) =>
    scene.call(who, 'POST', `office/contest-awards/${id}/deliver`);
  const refused = { status: 409, data: { key: 'contests.office.errors.nothing_to_deliver' } };
  await server.db.update(contestPrize).set({ text: 'A cover' }).where(ofFirst());
  await announce();
  expect(await deliver()).toMatchObject(refused);
  expect(await read()).toEqual([]);
  await claim();
  expect(await read()).toEqual([
    expect.objectContaining({ id, title: 'Ash', place: 1, besides: 'A cover', author: ash.author.user_name }),
  ]);
  expect((await deliver(ash.author)).status).toBe(403);
  const answers = await Promise.all([deliver(), deliver()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { delivered_at } = await award();
  expect(delivered_at).toBe(server.clock.now.toISOString());
  expect(await read()).toEqual([]);
  travel(scene.contest.results_at, hourLong);
  expect((await deliver()).status).toBe(200);
  expect((await award()).delivered_at).toBe(delivered_at);
});

test('a prize that is only an amount is not handed over', async () => {
  await announce();
  await claim();
  const { id } = await award();
  expect(await scene.call(scene.manager, 'POST', `office/contest-awards/${id}/deliver`)).toMatchObject({ status: 409 });
});

test('an author is told what finance rejects, and reads the amount that it approves', async () => {
  await announce();
  await claim();
  const finance = await server.insert('user', { role: 'finance_manager' });
  const [bonus] = await server.db.select().from(bonusDetail);
  const decideOn = (what: string, body: object) =>
    scene.call(finance, 'POST', `office/bonus-details/${bonus!.id}/${what}`, body);
  const read = async () => (await scene.call(ash.author, 'GET', 'contest-entries')).data.items[0].award;
  expect((await decideOn('reject', { reason: 'It was printed before.' })).status).toBe(200);
  expect(await read()).toMatchObject({ status: 'rejected', amount: 300_000, reason: 'It was printed before.' });
  expect(await kinds(ash.author)).toEqual(['contest_won', 'bonus_rejected']);
  const { data } = await scene.call(ash.author, 'GET', 'message/list');
  for (const part of ['Moon contest #1', 'It was printed before.']) expect(data.all[0].content).toContain(part);
  await server.db.update(bonusDetail).set({ status: 'pending', reason: null });
  expect((await decideOn('approve', { amount: 120_000 })).status).toBe(200);
  expect(await read()).toMatchObject({ status: 'approved', amount: 120_000, reason: null });
});

test('a prize of a month that is closed is told of the first open one, before and after it is booked', async () => {
  const finance = await server.insert('user', { role: 'finance_manager' });
  const close = async (month: string) => {
    travel(`${month}-28T00:00:00.000Z`, 5 * 86_400_000);
    const answer = await scene.call(finance, 'POST', `office/months/${month}/close`);
    expect([answer.status, answer.message]).toEqual([200, 'ok']);
  };
  await server.db.update(tables.contest).set({ claims_until: null, results_at: '2026-03-02T00:00:00.000Z' });
  await close('2026-04');
  expect(await announceResults(server.services)).toBe(1);
  const read = async () => (await scene.call(ash.author, 'GET', 'contest-entries')).data.items[0].award;
  expect(await read()).toMatchObject({ status: 'pending', month: '2026-05' });
  const { data } = await scene.call(ash.author, 'GET', 'message/list');
  expect(data.all[0].content).toContain('May 2026');
  const [bonus] = await server.db.select().from(bonusDetail);
  expect(bonus!.day).toBe('2026-04-01');
  await scene.call(finance, 'POST', `office/bonus-details/${bonus!.id}/approve`, { amount: null });
  await close('2026-05');
  expect(await read()).toMatchObject({ status: 'approved', month: '2026-05' });
});

test('a prize to claim is among what an author has to do, as long as it can be claimed', async () => {
  const todo = async () => {
    const { data } = await scene.call(ash.author, 'GET', 'fictions/todo');
    return data.items.flatMap(({ kind, title, prize }: any) => (kind === 'prize' ? [[title, prize]] : []));
  };
  const { slug, edition, claims_until: until, results_at } = scene.contest;
  travel(results_at, -1);
  expect(await todo()).toEqual([]);
  travel(until!);
  expect(await todo()).toEqual([['Ash', { slug, edition, until }]]);
  travel(until!, 1);
  expect(await todo()).toEqual([]);
  travel(results_at);
  await claim();
  expect(await todo()).toEqual([]);
});

test('who has not claimed is reminded once before the window closes, and then the prize lapses', async () => {
  await announce();
  const until = scene.contest.claims_until!;
  travel(until, -48 * 3_600_000 - 1);
  expect(await endClaims(server.services)).toBe(0);
  travel(until, -48 * 3_600_000);
  expect(await endClaims(server.services)).toBe(1);
  expect(await endClaims(server.services)).toBe(0);
  travel(until);
  expect(await endClaims(server.services)).toBe(0);
  travel(until, 1);
  expect(await claim()).toMatchObject({ status: 409, message: 'contests.author.errors.claim_over' });
  expect(await endClaims(server.services)).toBe(1);
  expect(await endClaims(server.services)).toBe(0);
  expect(await kinds(ash.author)).toEqual(['contest_won', 'contest_claim_due', 'contest_lapsed']);
  expect((await award()).state).toBe('lapsed');
  expect((await claim()).status).toBe(409);
  expect(await server.db.$count(bonusDetail)).toBe(0);
});

test('a prize that was claimed needs no reminder and does not lapse', async () => {
  await announce();
  await claim();
  travel(scene.contest.claims_until!, 1);
  expect(await endClaims(server.services)).toBe(0);
  expect((await award()).state).toBe('claimed');
});

test('without a window prizes are settled with the results', async () => {
  await server.reset();
  await decided({ claims_until: null });
  await announce();
  expect(await award()).toMatchObject({ state: 'claimed', bonus_id: expect.any(Number) });
  expect(await server.db.$count(bonusDetail)).toBe(1);
});

test('an author reads where works stand, and nothing of the result before its time', async () => {
  const entries = async (author: { id: number }) =>
    (await scene.call(author, 'GET', 'contest-entries?language=ru')).data.items;
  expect(await entries(ash.author)).toMatchObject([
    { contest: { title: 'Лунный конкурс', announced: false }, story: { title: 'Ash' }, entry: 'full', award: null },
  ]);
  travel(scene.contest.results_at);
  expect(await entries(ash.author)).toMatchObject([
    { award: { place: 1, amount: 300_000, state: 'won', status: null, month: '2026-05' } },
  ]);
  expect(await entries(oak.author)).toMatchObject([{ contest: { announced: true }, award: null }]);
});

test('a prize to claim stands before the works of later contests', async () => {
  const titles = async () => {
    const { data } = await scene.call(ash.author, 'GET', 'contest-entries');
    return data.items.map(({ story }: any) => story.title);
  };
  const later = await openContest(server, { closes_on: '2026-12-31' });
  const elm = await werewolfStory(server, ash.author, { title: 'Elm' });
  await server.insert('contestEntry', { contest_id: later.id, fiction_id: elm.id, state: 'preliminary' });
  expect(await titles()).toEqual(['Elm', 'Ash']);
  travel(scene.contest.results_at);
  expect(await titles()).toEqual(['Ash', 'Elm']);
  await claim();
  expect(await titles()).toEqual(['Elm', 'Ash']);
});
