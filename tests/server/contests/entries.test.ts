import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { audits, tables } from '#server/db/schema.ts';
import { promoteLate } from '#server/features/contests/index.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';
import { loadEntry, openContest, werewolfStory } from '../../support/contests.ts';
import { contractScene } from '../../support/contracts.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let mira: RowOf<'user'>;
let token: string;
let one: RowOf<'contest'>;
beforeEach(async () => {
  mira = await server.insert('user', { role: 'author_unsigned' });
  token = await server.signIn(mira);
  one = await openContest(server);
});

const enter = (contest: { id: number }, story: { id: number }, as = token) =>
  server.call('POST', `/api/contests/${contest.id}/entries`, { token: as, body: { fiction_id: story.id } });
const withdraw = (contest: { id: number }, story: { id: number }, as = token) =>
  server.call('POST', `/api/contests/${contest.id}/entries/${story.id}/withdraw`, { token: as });
const listStories = async (contest: { id: number }) =>
  (await server.call('GET', `/api/contests/${contest.id}/works`, { token })).data.items;

/** A story whose contract was signed on paper on a day. */
async function signedStory(issued_at: string) {
  const story = await werewolfStory(server, mira, { contract_status: 'signed' });
  const { id } = await server.insert('contractApplication', { fiction_id: story.id, status: 'signed' });
  await server.pool.query(
    `insert into contracts (application_id, number, type, paper, issued_at) values ($1, $2, 'exclusive', true, $3)`,
    [id, `QH-${id}`, issued_at],
  );
  return story;
}

test('an author is told of each work whether it can be entered, and why not', async () => {
  const fits = await werewolfStory(server, mira);
  const other = await werewolfStory(server, mira, { genre: 'mafia' });
  const foreign = await werewolfStory(server, mira, { language: 'es' });
  const early = await signedStory('2026-01-31T15:00:00.000Z');
  const signed = await signedStory('2026-01-31T16:00:00.000Z');
  await werewolfStory(server, await server.insert('user', { role: 'author_unsigned' }));
  const listed = await listStories(one);
  expect(Object.fromEntries(listed.map(({ id, obstacle }: any) => [id, obstacle]))).toEqual({
    [fits.id]: null,
    [other.id]: 'genre',
    [foreign.id]: 'language',
    [early.id]: 'signed_before',
    [signed.id]: null,
  });
  expect((await enter(one, signed)).data).toEqual({ fiction_id: signed.id, state: 'full' });
  expect(await loadEntry(server, one, signed)).toMatchObject({ full_at: server.clock.now.toISOString() });
  expect((await enter(one, early)).message).toBe('contests.author.obstacle.signed_before');
});

test('works and entries come page by page, those that fit and those with the latest contest first', async () => {
  const page = 30;
  for (let n = 0; n < page + 2; n++) await werewolfStory(server, mira, { title: `Ash ${n}` });
  const oak = await werewolfStory(server, mira, { title: 'Oak', genre: 'mafia' });
  const works = async (number: number) =>
    (await server.call('GET', `/api/contests/${one.id}/works?page=${number}`, { token })).data;
  const [first, second] = [await works(1), await works(2)];
  expect([first.items.length, second.items.length, first.total]).toEqual([page, 3, page + 3]);
  expect(second.items.at(-1)).toMatchObject({ id: oak.id, obstacle: 'genre' });
  for (const { id } of [...first.items, ...second.items.slice(0, 2)])
    expect((await enter(one, { id })).status).toBe(200);
  const other = await openContest(server, { genres: ['mafia'] });
  await enter(other, oak);
  const own = async (query: string) => (await server.call('GET', `/api/contest-entries?${query}`, { token })).data;
  expect(await own('')).toMatchObject({ total: page + 3 });
  expect((await own('')).items).toHaveLength(page);
  expect((await own('page=2')).items).toHaveLength(3);
  expect((await own(`contest_id=${one.id}`)).total).toBe(page + 2);
  expect(await own(`fiction_id=${oak.id}`)).toMatchObject({ total: 1, items: [{ story: { title: 'Oak' } }] });
});

test('a work without contract is a preliminary entry, once, and is withdrawn and entered again', async () => {
  const story = await werewolfStory(server, mira);
  expect((await enter(one, story)).data).toEqual({ fiction_id: story.id, state: 'preliminary' });
  expect(await enter(one, story)).toMatchObject({ status: 409, message: 'contests.author.obstacle.entered' });
  expect((await listStories(one))[0]).toMatchObject({ entry: 'preliminary', obstacle: 'entered' });
  expect((await withdraw(one, story)).data).toEqual({ fiction_id: story.id, state: 'withdrawn' });
  expect((await listStories(one))[0]).toMatchObject({ entry: 'withdrawn', obstacle: null });
  expect((await enter(one, story)).status).toBe(200);
  expect(await server.db.$count(tables.contestEntry)).toBe(1);
  const steps = await server.db.select().from(audits).where(eq(audits.entity, 'contest-entries')).orderBy(audits.id);
  expect(steps.map(({ action, user_id }) => [action, user_id])).toEqual([
    ['create', mira.id],
    ['update', mira.id],
    ['update', mira.id],
  ]);
});

test('who enters a work whose contract is in review reads that nothing is left to sign', async () => {
  const read = async () => (await server.call('GET', '/api/message/list', { token })).data.all[0].content;
  const { reviewed } = (readCatalogue('en').contests!.emails as any).contest_entered;
  await enter(one, await werewolfStory(server, mira));
  expect(await read()).not.toContain(reviewed);
  const story = await werewolfStory(server, mira, { contract_status: 'contract_review' });
  expect((await enter(one, story)).data.state).toBe('preliminary');
  expect(await read()).toContain(reviewed);
});

test('a work is in one contest until its results are out', async () => {
  const other = await openContest(server, { closes_on: '2026-05-31', results_at: '2026-06-10T04:00:00.000Z' });
  const story = await werewolfStory(server, mira);
  await enter(one, story);
  expect((await enter(other, story)).message).toBe('contests.author.obstacle.elsewhere');
  server.clock.now = new Date(one.results_at);
  const again = await server.signIn(mira);
  // They are due, and nobody has decided yet.
  expect((await enter(other, story, again)).message).toBe('contests.author.obstacle.elsewhere');
  await server.db.update(tables.contest).set({ decided_at: one.results_at }).where(eq(tables.contest.id, one.id));
  expect((await withdraw(one, story, again)).message).toBe('contests.author.errors.decided');
  expect((await enter(other, story, again)).status).toBe(200);
});

test('a work can be withdrawn as long as nobody has decided, also when the results are late', async () => {
  const story = await werewolfStory(server, mira);
  await enter(one, story);
  server.clock.now = new Date(one.results_at);
  expect((await withdraw(one, story, await server.signIn(mira))).status).toBe(200);
});

test('a work that is withdrawn, or whose contest is, is free for another', async () => {
  const other = await openContest(server);
  const [first, second] = [await werewolfStory(server, mira), await werewolfStory(server, mira)];
  for (const story of [first, second]) await enter(one, story);
  await withdraw(one, first);
  expect((await enter(other, first)).status).toBe(200);
  await server.db.update(tables.contest).set({ state: 'withdrawn' }).where(eq(tables.contest.id, one.id));
  expect((await enter(other, second)).status).toBe(200);
  expect((await listStories(one)) ?? 'gone').toBe('gone');
});

test.each([
  ['coming', { opens_on: '2026-03-11' }],
  ['closed', { closes_on: '2026-03-09' }],
])('a contest that is %s takes no entries', async (obstacle, dates) => {
  const shut = await openContest(server, dates);
  expect((await enter(shut, await werewolfStory(server, mira))).message).toBe(`contests.author.obstacle.${obstacle}`);
});

test('what is not there, or not one’s own, is not found', async () => {
  const story = await werewolfStory(server, mira);
  const theirs = await werewolfStory(server, await server.insert('user', { role: 'author_unsigned' }));
  const draft = await openContest(server, { state: 'draft' });
  expect((await enter(one, theirs)).status).toBe(404);
  expect((await enter(draft, story)).status).toBe(404);
  expect((await enter({ id: 999 }, story)).status).toBe(404);
  expect((await withdraw(one, story)).status).toBe(404);
  expect((await enter(one, story, await server.signIn('editor'))).status).toBe(403);
});

test('a work that is deleted leaves its contests', async () => {
  const story = await werewolfStory(server, mira);
  await enter(one, story);
  expect((await server.call('DELETE', `/api/fictions/${story.id}`, { token })).status).toBe(200);
  expect(await server.db.$count(tables.contestEntry)).toBe(0);
});

const way = ['apply', 'take', 'approve'] as const;

/** A story that is entered and about to be signed. */
async function aboutToBeSigned() {
  const scene = await contractScene(server, { genre: 'werewolf' });
  expect((await enter(one, scene.story, scene.tokens.author)).data.state).toBe('preliminary');
  await scene.go(...way);
  return { ...scene, entry: () => loadEntry(server, one, scene.story) };
}

test('a contract that is signed in time makes a full entry, however long its review takes', async () => {
  const { go, entry } = await aboutToBeSigned();
  await go('sign');
  expect(await entry()).toMatchObject({ state: 'preliminary', full_at: null });
  await server.db.update(tables.contest).set({ closes_on: '2026-03-10' });
  server.clock.now = new Date('2026-03-12T04:00:00.000Z');
  await go('confirm');
  expect(await entry()).toMatchObject({ state: 'full', full_at: server.clock.now.toISOString() });
  const promotions = await server.db.select().from(audits).where(eq(audits.entity, 'contest-entries'));
  expect(promotions.filter(({ action }) => action === 'update')).toMatchObject([
    { changes: { state: { from: 'preliminary', to: 'full' } } },
  ]);
});

test.each([
  ['signed too late', { closes_on: '2026-03-09' }],
  ['signed too early', { signed_since: '2026-03-11' }],
  ['of a genre that is not wanted any more', { genres: ['mafia'] }],
  ['in a contest that was withdrawn', { state: 'withdrawn' as const }],
])('what is %s stays preliminary', async (_, change) => {
  const { go, entry } = await aboutToBeSigned();
  await go('sign');
  await server.db.update(tables.contest).set(change);
  await go('confirm');
  expect(await entry()).toMatchObject({ state: 'preliminary', full_at: null });
});

test('a work that was withdrawn stays out when it is signed', async () => {
  const { story, tokens, go, entry } = await aboutToBeSigned();
  await withdraw(one, story, tokens.author);
  await go('sign', 'confirm');
  expect(await entry()).toMatchObject({ state: 'withdrawn', full_at: null });
});

test.each([
  ['the staff admits its genre', { genres: ['mafia', 'werewolf'] }],
  ['the staff counts earlier contracts', { signed_since: '2026-03-01' }],
])('what fits only once %s becomes full then, once', async (_, change) => {
  const { go, entry } = await aboutToBeSigned();
  await go('sign');
  await server.db.update(tables.contest).set({ genres: ['mafia'], signed_since: '2026-03-20' });
  await go('confirm');
  expect(await promoteLate(server.services)).toBe(0);
  await server.db.update(tables.contest).set({ genres: ['werewolf'], signed_since: '2026-02-01', ...change });
  expect(await promoteLate(server.services)).toBe(1);
  expect(await entry()).toMatchObject({ state: 'full', full_at: server.clock.now.toISOString() });
  expect(await promoteLate(server.services)).toBe(0);
  const full = eq(tables.message.kind, 'contest_full');
  expect(await server.db.$count(tables.message, full)).toBe(1);
});

test('what fits again once the contest is decided stays as it is', async () => {
  const { go, entry } = await aboutToBeSigned();
  await go('sign');
  await server.db.update(tables.contest).set({ genres: ['mafia'] });
  await go('confirm');
  const at = server.clock.now.toISOString();
  await server.db.update(tables.contest).set({ genres: ['werewolf'], dealt_at: at, decided_at: at });
  expect(await promoteLate(server.services)).toBe(0);
  expect(await entry()).toMatchObject({ state: 'preliminary' });
});
