import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { audits, contracts, tables } from '#server/db/schema.ts';
import { announceResults, promoteEntries } from '#server/features/contests/index.ts';
import { judgingScene, werewolfStory } from '../../support/contests.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { contestAward } = tables;
let scene: Awaited<ReturnType<typeof judgingScene>>;
let ash: Awaited<ReturnType<typeof scene.enter>>;
let birch: Awaited<ReturnType<typeof scene.enter>>;
let oak: Awaited<ReturnType<typeof scene.enter>>;
beforeEach(async () => {
  scene = await judgingScene(server);
  ash = await scene.enter('Ash');
  birch = await scene.enter('Birch');
  oak = await scene.enter('Oak');
});

const at = ({ entry }: { entry: { id: number } }, place: number) => ({ entry_id: entry.id, place });
async function judgeAll() {
  await scene.deal();
  for (const judge of scene.judges) {
    await scene.score(judge, 'Ash', [5, 5]);
    await scene.score(judge, 'Birch', [9, 9]);
    await scene.score(judge, 'Oak', [7, 7]);
  }
}
const awards = () =>
  server.db
    .select({ fiction_id: contestAward.fiction_id, place: contestAward.place, amount: contestAward.amount })
    .from(contestAward)
    .orderBy(contestAward.place);

test('nothing is decided before all scores are in', async () => {
  const { decide, deal, score, judges } = scene;
  expect(await decide([at(ash, 1)])).toMatchObject({ status: 409, message: 'contests.office.errors.not_dealt' });
  await deal();
  for (const judge of judges) await score(judge, 'Ash', [5, 5]);
  expect(await decide([at(ash, 1)])).toMatchObject({
    status: 409,
    message: 'contests.office.errors.scores_out',
    data: { args: { count: 2 } },
  });
});

const readEvent = async () => (await server.call('GET', `/api/contests/${scene.contest.slug}`)).data;

test('a contest that only pays an incentive is decided without judges, once entries are closed', async () => {
  const { contest, decide } = scene;
  await server.db.delete(tables.contestPrize);
  await server.db.update(tables.contest).set({ closes_on: '2026-03-10' });
  expect(await decide([])).toMatchObject({ status: 409, message: 'contests.office.errors.open' });
  await server.db.update(tables.contest).set({ closes_on: '2026-03-09' });
  expect((await decide([])).status).toBe(200);
  expect(await readEvent()).toMatchObject({ is_out: false, winners: [] });
  server.clock.now = new Date(contest.results_at);
  expect(await announceResults(server.services)).toBe(1);
  expect(await readEvent()).toMatchObject({ is_out: true, winners: [] });
  const rows = await server.db.select().from(tables.message).where(eq(tables.message.kind, 'contest_result'));
  expect(rows.map(({ args }) => args)).toMatchObject(rows.map(() => ({ over: true })));
  expect(rows).toHaveLength(3);
});

test('a contest that nobody entered in full is decided', async () => {
  await server.db.delete(tables.contestEntry);
  expect((await scene.decide([])).status).toBe(200);
});

test('that nobody of those who were judged wins has a reason', async () => {
  await judgeAll();
  expect(await scene.decide([])).toMatchObject({ status: 422, data: { errors: { reason: expect.anything() } } });
  expect((await scene.decide([], 'None is ready to be read.')).status).toBe(200);
});

test('the ranking proposes who wins; another decision has a reason, and can be another until the results', async () => {
  const { decide, standing, contest } = scene;
  await judgeAll();
  const { entries, shortlist } = await standing();
  expect(entries.map(({ title, rank, proposed, place }: any) => [title, rank, proposed, place])).toEqual([
    ['Birch', 1, 1, null],
    ['Oak', 2, 2, null],
    ['Ash', 3, null, null],
  ]);
  expect(shortlist).toBe(4);
  expect((await decide([at(birch, 1), at(oak, 2)])).status).toBe(200);
  expect(await awards()).toEqual([
    { fiction_id: birch.story.id, place: 1, amount: 300_000 },
    { fiction_id: oak.story.id, place: 2, amount: 50_000 },
  ]);
  expect(await decide([at(ash, 1)])).toMatchObject({
    status: 422,
    data: { errors: { reason: { message: 'validation.required' } } },
  });
  expect((await decide([at(ash, 1), at(birch, 2)], 'Oak was printed before.')).status).toBe(200);
  expect((await standing()).contest).toMatchObject({ decision_reason: 'Oak was printed before.' });
  expect((await awards()).map(({ fiction_id }) => fiction_id)).toEqual([ash.story.id, birch.story.id]);
  const log = await server.db
    .select()
    .from(audits)
    .where(and(eq(audits.action, 'decide'), eq(audits.record_id, contest.id)));
  expect(log.map(({ user_id }) => user_id)).toEqual([scene.manager.id, scene.manager.id]);
  server.clock.now = new Date(contest.results_at);
  expect(await decide([at(birch, 1), at(oak, 2)])).toMatchObject({
    status: 409,
    message: 'contests.office.errors.announced',
  });
  expect(await scene.deal()).toMatchObject({ status: 409, message: 'contests.office.errors.decided' });
});

test('a decision that somebody else has made since is seen before another replaces it', async () => {
  await judgeAll();
  const who = await server.insert('user', { role: 'content_manager' });
  const first = await scene.decide([at(birch, 1), at(oak, 2)]);
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const other = [at(ash, 1), at(birch, 2)] as const;
  for (const seen of [null, '2026-03-01T00:00:00.000Z'])
    expect(await scene.decide([...other], 'Better', { who, seen })).toMatchObject({
      status: 409,
      message: 'contests.office.errors.decided_since',
    });
  expect((await awards()).map(({ fiction_id }) => fiction_id)).toEqual([birch.story.id, oak.story.id]);
  expect((await scene.decide([...other], 'Better', { who, seen: first.data.decided_at })).status).toBe(200);
});

/** A preliminary entry whose contract was signed on a day and is in review. */
async function awaited(signed_at: string) {
  const author = await server.insert('user', { role: 'author_unsigned' });
  const story = await werewolfStory(server, author, { title: 'Pine', contract_status: 'contract_review' });
  const entry = await server.insert('contestEntry', {
    contest_id: scene.contest.id,
    fiction_id: story.id,
    state: 'preliminary',
  });
  const { id } = await server.insert('contractApplication', { fiction_id: story.id, status: 'contract_review' });
  await server.db
    .insert(contracts)
    .values({ application_id: id, number: `QH-${id}`, type: 'exclusive', issued_at: signed_at, signed_at });
  const confirm = () =>
    promoteEntries({ db: server.db, now: server.clock.now, requestId: 'x', user: undefined }, story, signed_at);
  const read = async () => (await scene.call(author, 'GET', 'contest-entries')).data.items[0].entry;
  return { author, story, entry, confirm, read };
}

test('a place whose winner withdraws waits for the managers, until they decide again or the results are out', async () => {
  const { call, contest, decide, manager, standing } = scene;
  const vacancies = async () =>
    (await call(manager, 'GET', 'office/home')).data.queues.find(({ name }: any) => name === 'vacant_prizes').count;
  await judgeAll();
  await decide([at(birch, 1), at(oak, 2)]);
  const withdraw = ({ author, story }: typeof oak) =>
    call(author, 'POST', `contests/${contest.id}/entries/${story.id}/withdraw`);
  expect((await withdraw(ash)).status).toBe(200);
  expect([await vacancies(), (await standing()).contest.vacant]).toEqual([0, false]);
  expect((await withdraw(oak)).status).toBe(200);
  expect([await vacancies(), (await standing()).contest.vacant]).toEqual([1, true]);
  await decide([at(birch, 1)]);
  expect([await vacancies(), (await standing()).contest.vacant]).toEqual([0, false]);
  await withdraw(birch);
  expect(await vacancies()).toBe(1);
  server.clock.now = new Date(contest.results_at);
  await announceResults(server.services);
  expect(await vacancies()).toBe(0);
});

test('what was signed in time is waited for, judged, and then decided on', async () => {
  const pine = await awaited('2026-02-28T10:00:00.000Z');
  await judgeAll();
  expect((await scene.standing()).awaited).toBe(1);
  expect(await pine.read()).toBe('preliminary');
  expect(await scene.decide([at(birch, 1), at(oak, 2)])).toMatchObject({
    status: 409,
    message: 'contests.office.errors.in_review',
    data: { args: { count: 1 } },
  });
  await pine.confirm();
  expect(await pine.read()).toBe('full');
  expect((await scene.decide([at(birch, 1), at(oak, 2)])).message).toBe('contests.office.errors.unjudged');
  expect((await scene.deal()).data).toEqual({ dealt: 2, short: 0 });
  for (const judge of scene.judges) await scene.score(judge, 'Pine', [8, 8]);
  expect((await scene.decide([at(birch, 1), at(pine, 2)])).status).toBe(200);
});

test.each([
  ['was signed too late', '2026-03-01T10:00:00.000Z'],
  ['was rejected', null],
])('what %s is not waited for, and its author reads so', async (_, signed_at) => {
  const pine = await awaited(signed_at ?? '2026-02-28T10:00:00.000Z');
  if (!signed_at) {
    await server.db.update(tables.contractApplication).set({ status: 'rejected' });
    await server.db
      .update(tables.fiction)
      .set({ contract_status: 'rejected' })
      .where(eq(tables.fiction.id, pine.story.id));
  }
  await judgeAll();
  expect(await pine.read()).toBe('lapsed');
  expect((await scene.decide([at(birch, 1), at(oak, 2)])).status).toBe(200);
});

test('what becomes signed once it is decided makes no full entry, which nobody would judge', async () => {
  await judgeAll();
  await scene.decide([at(birch, 1), at(oak, 2)]);
  const pine = await awaited('2026-02-28T10:00:00.000Z');
  await pine.confirm();
  expect(await pine.read()).toBe('lapsed');
  expect(await server.db.$count(tables.message)).toBe(0);
});

test('an entry that nobody may judge is told before it is decided', async () => {
  const editor = await server.insert('editor', { user_id: scene.judges[0].id });
  const other = await server.insert('editor', { user_id: scene.judges[1].id });
  for (const { id } of [editor, other]) await server.insert('fiction', { author_id: oak.author.id, editor_id: id });
  await scene.deal();
  for (const judge of scene.judges) {
    await scene.score(judge, 'Ash', [5, 5]);
    await scene.score(judge, 'Birch', [9, 9]);
  }
  expect(await scene.decide([at(birch, 1), at(ash, 2)])).toMatchObject({
    status: 409,
    message: 'contests.office.errors.unjudged',
    data: { args: { count: 1 } },
  });
});

test.each([
  ['2026-04-11T00:00:00.000Z', '2026-04-12T23:59:59.999Z', 409],
  ['2026-04-11T00:00:00.000Z', '2026-04-13T00:00:00.000Z', 200],
  // Before the results it is from them on that there must be time.
  ['2026-04-01T00:00:00.000Z', '2026-04-12T03:59:59.000Z', 409],
  ['2026-04-11T00:00:00.000Z', null, 200],
])(
  'decided on %s, with prizes to be claimed until %s, a contest is answered by %i',
  async (now, claims_until, status) => {
    await judgeAll();
    await server.db.update(tables.contest).set({ claims_until });
    server.clock.now = new Date(now);
    const answer = await scene.decide([at(birch, 1), at(oak, 2)]);
    expect(answer.status).toBe(status);
    if (status === 409)
      expect(answer).toMatchObject({ message: 'contests.office.errors.claims_short', data: { args: { hours: 48 } } });
    // Where nobody wins there is nothing to claim.
    if (status === 409) expect((await scene.decide([], 'None is good enough.')).status).toBe(200);
  },
);

test('places are those of the prizes, for so many winners, an entry each', async () => {
  const { decide } = scene;
  await judgeAll();
  for (const places of [[at(ash, 1), at(birch, 1)], [at(ash, 1), at(ash, 2)], [at(ash, 3)]])
    expect((await decide(places, 'why')).data.errors).toEqual({ awards: { message: 'contests.office.errors.places' } });
});

test('who takes no part, or not any more, wins nothing', async () => {
  const { call, contest, decide } = scene;
  await judgeAll();
  const strange = { entry: await server.insert('contestEntry', { state: 'full' }) };
  await call(oak.author, 'POST', `contests/${contest.id}/entries/${oak.story.id}/withdraw`);
  for (const one of [strange, oak])
    expect((await decide([at(birch, 1), at(one, 2)], 'why')).data.errors).toEqual({
      awards: { message: 'contests.office.errors.left' },
    });
});

test.each(['draft', 'withdrawn'] as const)('of a contest that is %s nothing is dealt or decided', async (state) => {
  await server.db.update(tables.contest).set({ state });
  for (const answer of [await scene.deal(), await scene.decide([], 'why')])
    expect(answer).toMatchObject({ status: 409, message: 'contests.office.errors.unpublished' });
});

test('readers see who won from the results on', async () => {
  const { decide, contest, call } = scene;
  await judgeAll();
  await decide([at(birch, 1), at(oak, 2)]);
  const winners = async () => (await server.call('GET', `/api/contests/${contest.slug}`)).data.winners;
  server.clock.now = new Date(Date.parse(contest.results_at) - 1);
  expect(await winners()).toEqual([]);
  // Who withdraws before them has won nothing.
  expect((await call(oak.author, 'POST', `contests/${contest.id}/entries/${oak.story.id}/withdraw`)).status).toBe(200);
  server.clock.now = new Date(contest.results_at);
  expect(await winners()).toEqual([{ place: 1, title: 'Birch', language: 'en', pen_name: birch.author.pen_name }]);
});

test('a contest that is decided late shows its winners from then on', async () => {
  const { decide, contest } = scene;
  await judgeAll();
  server.clock.now = new Date('2026-04-11T00:00:00.000Z');
  expect((await server.call('GET', `/api/contests/${contest.slug}`)).data.winners).toEqual([]);
  expect((await decide([at(birch, 1), at(oak, 2)])).status).toBe(200);
  expect((await server.call('GET', `/api/contests/${contest.slug}`)).data.winners).toHaveLength(2);
});
