import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { announceResults } from '#server/features/contests/index.ts';
import { judgingScene } from '../../support/contests.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { bonusDetail, contest, contestAward, contestPrize } = tables;
let scene: Awaited<ReturnType<typeof judgingScene>>;
beforeEach(async () => {
  for (const code of ['werewolf', 'mafia', 'fantasy', 'poetry']) await server.insert('tag', { code, group: 'genre' });
  scene = await judgingScene(server, { genres: ['werewolf', 'mafia'], closes_on: '2026-03-20' });
});

const office = (path: string, body?: object, method: 'POST' | 'DELETE' = 'POST') =>
  scene.call(scene.manager, method, `office/${path}`, body);
const change = (values: object) => office(`contests/${scene.contest.id}`, values);
const refused = (field: string, message: string) => ({
  status: 422,
  data: { errors: { [field]: { message: `contests.office.errors.${message}` } } },
});

/** A contest in which Ash has won, before its results. */
async function decided() {
  const ash = await scene.enter('Ash');
  await scene.enter('Oak');
  server.clock.now = new Date('2026-03-21T00:00:00.000Z');
  await scene.deal();
  for (const judge of scene.judges) {
    await scene.score(judge, 'Ash', [9, 9]);
    await scene.score(judge, 'Oak', [5, 5]);
  }
  const decide = () => scene.decide([{ entry_id: ash.entry.id, place: 1 }], 'one prize');
  expect((await decide()).status).toBe(200);
  const act = (what: string) =>
    scene.call(ash.author, 'POST', `contests/${scene.contest.id}/entries/${ash.story.id}/${what}`);
  return { ...ash, act, decide };
}

test('results that are out are not put off, and a prize that was claimed is not decided on or withdrawn again', async () => {
  const { act, decide } = await decided();
  // Before they are out they can be.
  expect((await change({ results_at: '2026-04-11T04:00:00.000Z' })).status).toBe(200);
  server.clock.now = new Date('2026-04-11T04:00:00.000Z');
  expect(await change({ results_at: '2026-04-12T04:00:00.000Z' })).toMatchObject(refused('results_at', 'announced'));
  expect((await change({ results_at: '2026-04-11T04:00:00.000Z', name: 'Renamed' })).status).toBe(200);
  await announceResults(server.services);
  expect((await act('claim')).status).toBe(200);
  // However its dates came to be others.
  const put_off = { results_at: '2026-04-19T04:00:00.000Z' };
  await server.db.update(contest).set(put_off).where(eq(contest.id, scene.contest.id));
  for (const answer of [await decide(), await act('withdraw')]) expect(answer.status).toBe(409);
  await server.db.update(contest).set({ announced_at: null }).where(eq(contest.id, scene.contest.id));
  for (const answer of [await decide(), await act('withdraw')]) expect(answer.status).toBe(409);
  expect(await server.db.select().from(contestAward)).toMatchObject([{ state: 'claimed' }]);
});

test('a story is paid one prize of a contest, whatever became of the award', async () => {
  const { act } = await decided();
  server.clock.now = new Date(scene.contest.results_at);
  await act('claim');
  const [before] = await server.db.select().from(contestAward);
  await server.db.delete(contestAward);
  const { id: _, ...award } = before!;
  await server.db.insert(contestAward).values({ ...award, state: 'won', bonus_id: null, claimed_at: null });
  expect((await act('claim')).status).toBe(200);
  expect(await server.db.$count(bonusDetail)).toBe(1);
  expect(await server.db.select().from(contestAward)).toMatchObject([{ bonus_id: before!.bonus_id }]);
});

test('a contest stays published from its results on, also once its prizes are claimed', async () => {
  const { act } = await decided();
  server.clock.now = new Date(scene.contest.results_at);
  for (const state of ['withdrawn', 'draft'])
    expect(await change({ state })).toMatchObject(refused('state', 'stays_published'));
  await announceResults(server.services);
  await act('claim');
  server.clock.now = new Date('2026-09-01T00:00:00.000Z');
  expect(await change({ state: 'withdrawn' })).toMatchObject(refused('state', 'stays_published'));
});

test('a contest that is decided can be withdrawn before its results', async () => {
  await decided();
  expect((await change({ state: 'withdrawn' })).status).toBe(200);
});

test('whether prizes are claimed stays once the results are out, and the window is only put off as long as it lasts', async () => {
  await decided();
  server.clock.now = new Date(scene.contest.results_at);
  expect(await change({ claims_until: null })).toMatchObject(refused('claims_until', 'announced'));
  const shorter = { claims_until: '2026-04-19T04:00:00.000Z' };
  expect(await change(shorter)).toMatchObject(refused('claims_until', 'claims_told'));
  const later = { claims_until: '2026-05-20T04:00:00.000Z' };
  expect((await change(later)).status).toBe(200);
  server.clock.now = new Date('2026-05-20T04:00:00.001Z');
  expect(await change({ claims_until: '2026-06-20T04:00:00.000Z' })).toMatchObject(
    refused('claims_until', 'claims_told'),
  );
  expect((await change({ ...later, name: 'Over' })).status).toBe(200);
});

test('who is decided on keeps the time to claim that a decision needs', async () => {
  await decided();
  const short = { claims_until: '2026-04-12T03:59:59.999Z' };
  expect(await change(short)).toMatchObject(refused('claims_until', 'claims_short'));
  expect(await change({ results_at: '2026-04-20T03:00:00.000Z' })).toMatchObject(refused('results_at', 'claims_short'));
  expect((await change({ claims_until: '2026-04-21T04:00:00.000Z' })).status).toBe(200);
});

test('once a story is entered nobody has less time to claim, and what needed no claim needs none', async () => {
  expect((await change({ claims_until: '2026-04-18T04:00:00.000Z' })).status).toBe(200);
  await scene.enter('Ash');
  expect(await change({ claims_until: '2026-04-17T04:00:00.000Z' })).toMatchObject(
    refused('claims_until', 'rules_entered'),
  );
  for (const claims_until of ['2026-04-19T04:00:00.000Z', null])
    expect((await change({ claims_until })).status).toBe(200);
  expect(await change({ claims_until: '2026-04-19T04:00:00.000Z' })).toMatchObject(
    refused('claims_until', 'rules_entered'),
  );
});

test.each([
  [{ languages: ['es'] }, 'languages'],
  [{ genres: ['mafia'] }, 'genres'],
  [{ signed_since: '2026-02-02' }, 'signed_since'],
  [{ opens_on: '2026-02-02' }, 'opens_on'],
  [{ closes_on: '2026-03-19' }, 'closes_on'],
])('%j is refused once a story is entered', async (set, field) => {
  const { entry } = await scene.enter('Ash');
  expect(await change(set)).toMatchObject(refused(field, 'rules_entered'));
  await server.db.update(tables.contestEntry).set({ state: 'withdrawn' }).where(eq(tables.contestEntry.id, entry.id));
  expect((await change(set)).status).toBe(200);
});

test('a genre without contracts is refused, taken out also of a contest that is entered, and keeps nobody from withdrawing', async () => {
  expect(await change({ genres: ['werewolf', 'poetry'] })).toMatchObject(refused('genres', 'excluded_genre'));
  await scene.enter('Ash');
  // As it was while that was not refused.
  await server.db.update(contest).set({ genres: ['werewolf', 'poetry'] });
  expect(await change({ name: 'Renamed' })).toMatchObject(refused('genres', 'excluded_genre'));
  expect(await change({ genres: ['mafia'] })).toMatchObject(refused('genres', 'rules_entered'));
  await server.db.update(contest).set({ dealt_at: server.clock.now.toISOString() });
  expect((await change({ name: 'Renamed' })).status).toBe(200);
  await server.db.update(contest).set({ dealt_at: null });
  expect((await change({ genres: ['werewolf', 'fantasy'] })).status).toBe(200);
  await server.db.update(contest).set({ genres: ['werewolf', 'poetry'] });
  expect((await change({ state: 'withdrawn' })).status).toBe(200);
});

test('an incentive only becomes better once a story is entered', async () => {
  const incentive = {
    incentive_above: 20_000,
    incentive_from: '2026-03-02',
    incentive_to: '2026-04-02',
    incentive_amount: 5000,
  };
  await scene.enter('Ash');
  expect((await change(incentive)).status).toBe(200);
  const worse = {
    incentive_above: 20_001,
    incentive_from: '2026-03-03',
    incentive_to: '2026-04-01',
    incentive_amount: 4999,
  };
  for (const [field, value] of Object.entries(worse))
    expect(await change({ [field]: value })).toMatchObject(refused(field, 'incentive_entered'));
  expect(await change({ incentive_amount: null })).toMatchObject(refused('incentive_amount', 'incentive_entered'));
  const better = {
    incentive_above: 19_999,
    incentive_from: '2026-03-01',
    incentive_to: '2026-04-03',
    incentive_amount: 5001,
  };
  expect((await change(better)).status).toBe(200);
});

test('what is entered is no draft again, and its rules may become wider until entries are dealt', async () => {
  await decided();
  const wider = {
    languages: ['en', 'es'],
    genres: ['werewolf', 'mafia', 'fantasy'],
    signed_since: '2026-01-02',
    opens_on: '2026-01-15',
    closes_on: '2026-03-22',
  };
  expect(await change({ state: 'draft' })).toMatchObject(refused('state', 'entered_draft'));
  for (const [field, value] of Object.entries(wider))
    expect(await change({ [field]: value })).toMatchObject(refused(field, 'rules_dealt'));
  await server.db.update(contest).set({ dealt_at: null, decided_at: null });
  expect((await change(wider)).status).toBe(200);
});

test('what was withdrawn with entries stays so, since their authors were told that they are free', async () => {
  await server.insert('contestText', { contest_id: scene.contest.id, language: 'en', title: 'Moon', summary: 'One' });
  const { entry } = await scene.enter('Ash');
  expect((await change({ state: 'withdrawn' })).status).toBe(200);
  for (const state of ['published', 'draft'])
    expect(await change({ state })).toMatchObject(refused('state', 'withdrawn_entered'));
  expect((await change({ name: 'Withdrawn' })).status).toBe(200);
  await server.db.delete(tables.contestEntry).where(eq(tables.contestEntry.id, entry.id));
  expect((await change({ state: 'published' })).status).toBe(200);
});

test('prizes only become better once a story is entered', async () => {
  const { data: third } = await office('contest-prizes', {
    contest_id: scene.contest.id,
    place: 3,
    amount: 100,
    winners: 2,
    text: 'A cover',
  });
  const alter = (values: object) => office(`contest-prizes/${third.id}`, values);
  expect((await alter({ amount: 90 })).status).toBe(200);
  const { entry } = await scene.enter('Ash');
  expect((await alter({ text: 'A new cover' })).status).toBe(200);
  for (const [field, value] of Object.entries({ place: 4, amount: 89, winners: 1, text: null }))
    expect(await alter({ [field]: value })).toMatchObject(refused(field, 'prizes_entered'));
  for (const answer of [
    await office(`contest-prizes/${third.id}`, undefined, 'DELETE'),
    await office('contest-prizes/deletes', { ids: [third.id] }),
  ])
    expect(answer).toMatchObject({ status: 409, message: 'contests.office.errors.prize_needed' });
  expect((await alter({ place: 3, amount: 91, winners: 3, text: 'A cover' })).status).toBe(200);
  const fourth = { contest_id: scene.contest.id, place: 4, amount: 10, winners: 1 };
  expect((await office('contest-prizes', fourth)).status).toBe(200);
  await server.db.update(tables.contestEntry).set({ state: 'withdrawn' }).where(eq(tables.contestEntry.id, entry.id));
  expect((await alter({ amount: 1 })).status).toBe(200);
  expect((await office(`contest-prizes/${third.id}`, undefined, 'DELETE')).status).toBe(200);
});

test('prizes stay once it is decided who wins them', async () => {
  const of = { contest_id: scene.contest.id, winners: 1 };
  const { data: third } = await office('contest-prizes', { ...of, place: 3, amount: 100 });
  expect((await office(`contest-prizes/${third.id}`, { amount: 200 })).status).toBe(200);
  await decided();
  for (const answer of [
    await office('contest-prizes', { ...of, place: 4, amount: 100 }),
    await office(`contest-prizes/${third.id}`, { amount: 300 }),
    await office(`contest-prizes/${third.id}`, undefined, 'DELETE'),
  ])
    expect(answer).toMatchObject({ status: 409, message: 'contests.office.errors.prizes_decided' });
  expect(await server.db.$count(contestPrize)).toBe(3);
});
