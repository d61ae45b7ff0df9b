import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contestJudgings, contracts, tables } from '#server/db/schema.ts';
import { judgingScene, openContest, werewolfStory } from '../../support/contests.ts';
import { confirmAll, grossFile, moneyScene } from '../../support/money.ts';
import type { ValuesOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { contest, contestAward, contestEntry, contestPrize, user } = tables;
let scene: Awaited<ReturnType<typeof judgingScene>>;
let ash: Awaited<ReturnType<typeof scene.enter>>;
beforeEach(async () => {
  scene = await judgingScene(server);
  ash = await scene.enter('Ash');
});

/** What the queue counts; each contest of the list that it leads to is one of it. */
async function read() {
  const { queues } = (await scene.call(scene.manager, 'GET', 'office/home')).data;
  const { count, oldest, late } = queues.find(({ name }: any) => name === 'contests_to_act_on');
  const { items } = (await scene.call(scene.manager, 'GET', 'office/contests?to_act_on=true')).data;
  expect(items.map(({ id }: any) => id)).toEqual(count === 0 ? [] : [scene.contest.id]);
  return { count, oldest, late };
}
const nothing = { count: 0, oldest: null, late: 0 };
const waits = (oldest: string, late = 0) => ({ count: 1, oldest, late });
const closed = '2026-02-28T16:00:00.000Z';
const now = () => server.clock.now.toISOString();
const pass = () => void (server.clock.now = new Date(server.clock.now.getTime() + 1000));

const ofFirst = () => ({ entry_id: ash.entry.id, place: 1 });
const set = (values: Partial<typeof contest.$inferInsert>) => server.db.update(contest).set(values);
async function judge() {
  await scene.deal();
  pass();
  for (const one of scene.judges) await scene.score(one, 'Ash', [5, 5]);
}
/** A decision, with a prize whose payment finance has rejected. */
async function reject() {
  await judge();
  await scene.decide([ofFirst()]);
  const { id } = await server.insert('bonusDetail', {
    fiction_id: ash.story.id,
    status: 'rejected',
    updated_at: '2026-03-10T00:00:00.000Z',
  });
  await server.db.update(contestAward).set({ bonus_id: id });
}
/** Somebody comes to look after the author of Ash, as the editor of another story of theirs, or otherwise. */
async function lookAfterAsh(editor: { user_id: number }, as: 'editor' | 'chosen' | 'substitute' = 'editor') {
  const { id } = await server.insert('editor', editor);
  if (as === 'chosen') return server.insert('contractApplication', { fiction_id: ash.story.id, editor_id: id });
  const away = as === 'substitute' ? await server.insert('editor') : undefined;
  const days = { starts_on: '2026-03-10', ends_on: '2026-03-20', languages: ['en'] as ['en'] };
  if (away) await server.insert('editorAbsence', { editor_id: away.id, substitute_id: id, ...days });
  return server.insert('fiction', { author_id: ash.author.id, editor_id: away?.id ?? id, language: 'en' });
}
/** A preliminary entry whose contract was signed on a day and is in review. */
async function awaitReview(signed_at: string) {
  const story = await werewolfStory(server, ash.author, { contract_status: 'contract_review' });
  const ofEntry = { contest_id: scene.contest.id, fiction_id: story.id };
  const entry = await server.insert('contestEntry', { ...ofEntry, state: 'preliminary' });
  const { id } = await server.insert('contractApplication', { fiction_id: story.id, status: 'contract_review' });
  await server.db
    .insert(contracts)
    .values({ application_id: id, number: 'QH-1', type: 'exclusive', issued_at: signed_at, signed_at });
  return entry;
}

test('entries are closed and nobody has dealt them', async () => {
  expect(await read()).toEqual(waits(closed));
  await set({ closes_on: '2026-03-10' });
  expect(await read()).toEqual(nothing);
  await set({ closes_on: '2026-02-28', state: 'draft' });
  expect(await read()).toEqual(nothing);
  await set({ state: 'published' });
  expect((await scene.deal()).status).toBe(200);
  expect(await read()).toEqual(nothing);
});

test('all scores are in and nobody has decided', async () => {
  await scene.deal();
  const [one, other] = scene.judges;
  await scene.score(one, 'Ash', [5, 5]);
  pass();
  expect(await read()).toEqual(nothing);
  await scene.score(other, 'Ash', [5, 5]);
  expect(await read()).toEqual(waits(now()));
  expect((await scene.decide([ofFirst()])).status).toBe(200);
  expect(await read()).toEqual(nothing);
});

test('scores are out when the day of the results is over', async () => {
  await set({ results_at: '2026-03-09T10:00:00.000Z' });
  await scene.deal();
  expect(await read()).toEqual(waits('2026-03-09T10:00:00.000Z', 1));
  await set({ results_at: '2026-03-10T02:00:00.000Z' });
  expect(await read()).toEqual(nothing);
});

test.each([
  ['is blocked', (id: number) => server.db.update(user).set({ status: 'blocked' }).where(eq(user.id, id))],
  ['has lost the role', (id: number) => server.db.update(user).set({ role: 'cashier' }).where(eq(user.id, id))],
  ['edits a story of its author', (id: number) => lookAfterAsh({ user_id: id })],
  ['was chosen as the editor of an application', (id: number) => lookAfterAsh({ user_id: id }, 'chosen')],
  ['stands in for the editor of a story', (id: number) => lookAfterAsh({ user_id: id }, 'substitute')],
])('an entry is dealt again where a judge %s who has not scored it', async (_, change) => {
  const [one, other] = scene.judges;
  await scene.enter('Oak');
  const dealt = now();
  await scene.deal();
  pass();
  expect(await read()).toEqual(nothing);
  for (const title of ['Ash', 'Oak']) await scene.score(other, title, [5, 5]);
  await change(one.id);
  expect(await read()).toEqual(waits(dealt));
  expect((await scene.standing()).barred).not.toEqual([]);
  await scene.deal();
  expect((await read()).oldest).not.toBe(dealt);
  expect((await scene.standing()).barred).toEqual([]);
});

test('an entry is not where the judge has scored it, or it is withdrawn', async () => {
  const [one, other] = scene.judges;
  const oak = await scene.enter('Oak');
  await scene.deal();
  pass();
  await scene.score(one, 'Ash', [5, 5]);
  await lookAfterAsh({ user_id: one.id });
  expect(await read()).toEqual(nothing);
  await server.db.update(user).set({ status: 'blocked' }).where(eq(user.id, one.id));
  expect((await read()).count).toBe(1);
  await server.db.update(contestEntry).set({ state: 'withdrawn' }).where(eq(contestEntry.id, oak.entry.id));
  expect(await read()).toEqual(nothing);
  await scene.score(other, 'Ash', [5, 5]);
  expect(await read()).toEqual(waits(now()));
});

test.each([
  [
    'nothing is won any more',
    async () => {
      await scene.deal();
      await server.db.delete(contestPrize);
    },
  ],
  ['no entry is a full one', () => server.db.update(contestEntry).set({ state: 'preliminary' })],
])('nobody has decided where %s', async (_, change) => {
  await change();
  expect(await read()).toEqual(waits(closed));
  expect((await scene.decide([])).status).toBe(200);
  expect(await read()).toEqual(nothing);
});

test('nothing is to be done where no story is entered', async () => {
  await server.db.update(contestEntry).set({ state: 'withdrawn' });
  expect(await read()).toEqual(nothing);
});

test('a contract that was signed in time and is in review is waited for', async () => {
  await judge();
  const { id } = await awaitReview('2026-02-28T10:00:00.000Z');
  expect((await scene.standing()).awaited).toBe(1);
  expect(await read()).toEqual(nothing);
  await server.db.delete(contestPrize);
  expect(await read()).toEqual(nothing);
  await server.db.update(contestEntry).set({ state: 'withdrawn' }).where(eq(contestEntry.id, id));
  expect((await read()).count).toBe(1);
});

test('a contract that was signed too late is not', async () => {
  await judge();
  await awaitReview('2026-02-28T16:00:00.000Z');
  expect((await scene.standing()).awaited).toBe(0);
  expect((await read()).count).toBe(1);
});

test('nobody judges an entry that became full after the others were dealt', async () => {
  await scene.deal();
  const dealt = now();
  const { entry } = await scene.enter('Oak');
  const change = (values: ValuesOf<'contestEntry'>) =>
    server.db.update(contestEntry).set(values).where(eq(contestEntry.id, entry.id));
  await change({ entered_at: '2026-02-20T00:00:00.000Z' });
  expect(await read()).toEqual(waits(dealt));
  pass();
  await change({ full_at: now() });
  expect(await read()).toEqual(waits(now()));
  await scene.deal();
  expect(await read()).toEqual(nothing);
});

test('an entry has judges also where 0.1.0 has dealt it, which counts none', async () => {
  const dealt_at = now();
  await set({ dealt_at });
  expect((await read()).count).toBe(1);
  const { id: judge_id } = scene.judges[0];
  await server.db.insert(contestJudgings).values({ entry_id: ash.entry.id, judge_id, dealt_at });
  expect(await read()).toEqual(nothing);
  pass();
  await scene.score(scene.judges[0], 'Ash', [5, 5]);
  expect(await read()).toEqual(waits(now()));
  await server.db.delete(contestJudgings);
  expect((await read()).count).toBe(1);
});

test.each([
  ['that is published', 'published'],
  // An incentive is paid before the results.
  ['that was withdrawn since', 'withdrawn'],
] as const)('finance has rejected a payment of a contest %s, until it is put forward again', async (_, state) => {
  await reject();
  await set({ state });
  expect(await read()).toEqual(waits('2026-03-10T00:00:00.000Z'));
  const [award] = await server.db.select().from(contestAward);
  const path = `office/contest-awards/${award!.id}/resubmit`;
  expect((await scene.call(scene.manager, 'POST', path, { reason: 'It is the first print.' })).status).toBe(200);
  expect(await read()).toEqual(nothing);
});

test('what comes with a claimed prize is to be handed over, also by a contest that is withdrawn', async () => {
  await judge();
  await scene.decide([ofFirst()]);
  await server.db.update(contestPrize).set({ text: 'A cover' });
  expect(await read()).toEqual(nothing);
  await server.db.update(contestAward).set({ state: 'claimed', claimed_at: closed });
  expect(await read()).toEqual(waits(closed));
  await set({ state: 'withdrawn' });
  expect(await read()).toEqual(waits(closed));
  const [award] = await server.db.select().from(contestAward);
  expect((await scene.call(scene.manager, 'POST', `office/contest-awards/${award!.id}/deliver`)).status).toBe(200);
  expect(await read()).toEqual(nothing);
});

test('is late once the results are due and not decided', async () => {
  await judge();
  const scored = now();
  server.clock.now = new Date(scene.contest.results_at);
  expect(await read()).toEqual(waits(scored));
  pass();
  expect(await read()).toEqual(waits(scored, 1));
});

test('is not late for a payment after the decision', async () => {
  await reject();
  server.clock.now = new Date('2026-04-11T00:00:00.000Z');
  expect((await read()).late).toBe(0);
});

test('an incentive is to be approved once its days are over, and readers brought enough', async () => {
  const money = await moneyScene(server, { title: 'Elm', genre: 'werewolf' });
  await server.insert('contestEntry', { contest_id: scene.contest.id, fiction_id: money.story.id, state: 'full' });
  const days = { incentive_from: '2026-02-01', incentive_to: '2026-02-28' };
  await set({ ...days, incentive_above: 20_000, incentive_amount: 7500, decided_at: now() });
  const earn = async (...lines: string[]) =>
    expect((await money.upload(confirmAll, grossFile(...lines))).status).toBe(200);
  const listed = async () =>
    (await scene.call(scene.manager, 'GET', `office/contests/${scene.contest.id}/incentives`)).data.items.length;
  // What apps keep and what other days brought is not counted.
  await earn(
    `Lumen,2026-01-31,${money.story.id},en,90,0,0,`,
    `Lumen,2026-02-01,${money.story.id},en,200,0,0,300`,
    `Lumen,2026-03-01,${money.story.id},en,90,0,0,`,
  );
  expect([await listed(), await read()]).toEqual([0, nothing]);
  await earn(`Papyrus,2026-02-28,${money.story.id},th,0.01,0,0,`);
  expect([await listed(), await read()]).toEqual([1, waits(closed)]);
  await set({ incentive_amount: null });
  expect(await read()).toEqual(nothing);
  await set({ incentive_amount: 7500, incentive_to: '2026-03-10' });
  expect(await read()).toEqual(nothing);
  await set({ incentive_to: '2026-02-28' });
  const path = `office/contests/${scene.contest.id}/incentives/${money.story.id}`;
  expect((await scene.call(scene.manager, 'POST', path)).status).toBe(200);
  expect(await read()).toEqual(nothing);
});

test('what several stories earn is not added up for an incentive, and one that had it is left out', async () => {
  const money = await moneyScene(server, { title: 'Elm', genre: 'werewolf' });
  const { author_id, editor_id } = money.story;
  const signed = {
    author_id,
    editor_id,
    language: 'en',
    contract_status: 'signed',
    contract_type: 'exclusive',
  } as const;
  const oak = await server.insert('fiction', { ...signed, title: 'Oak', genre: 'werewolf' });
  const { id: contest_id } = scene.contest;
  for (const { id } of [money.story, oak])
    await server.insert('contestEntry', { contest_id, fiction_id: id, state: 'full' });
  const days = { incentive_from: '2026-02-01', incentive_to: '2026-02-28' };
  await set({ ...days, incentive_above: 20_000, incentive_amount: 7500, decided_at: now() });
  const earn = async (...lines: string[]) =>
    expect((await money.upload(confirmAll, grossFile(...lines))).status).toBe(200);
  await earn(`Lumen,2026-02-02,${oak.id},en,150,0,0,`, `Lumen,2026-02-02,${money.story.id},en,150,0,0,`);
  expect(await read()).toEqual(nothing);
  await earn(`Lumen,2026-02-03,${money.story.id},en,150,0,0,`);
  expect(await read()).toEqual(waits(closed));
  const path = `office/contests/${contest_id}/incentives/${money.story.id}`;
  expect((await scene.call(scene.manager, 'POST', path)).status).toBe(200);
  expect(await read()).toEqual(nothing);
});

test('translators, who read contests, are not told', async () => {
  await openContest(server, {});
  const translator = await server.insert('user', { role: 'translator' });
  const { items } = (await scene.call(translator, 'GET', 'office/contests')).data;
  expect(items).toHaveLength(2);
  for (const one of items) expect(one).not.toHaveProperty('to_act_on');
});
