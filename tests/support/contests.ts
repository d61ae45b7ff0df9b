import { and, eq } from 'drizzle-orm';
import { addDays, addDaysToInstant, dayOf } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import type { RowOf, ValuesOf } from './records.ts';
import type { TestServer } from './server.ts';

/** A published contest for English werewolf stories, which the tests' first day is within. */
export const openContest = (server: TestServer, values: ValuesOf<'contest'> = {}): Promise<RowOf<'contest'>> =>
  server.insert('contest', {
    state: 'published',
    languages: ['en'],
    genres: ['werewolf'],
    opens_on: '2026-03-01',
    closes_on: '2026-03-31',
    signed_since: '2026-02-01',
    results_at: '2026-04-10T04:00:00.000Z',
    ...values,
  });

/** A day from today by the machine's clock, which pages have. */
export const on = (days: number): string => addDays(dayOf(new Date()), days);

/** A contest with a name that takes entries by that clock. */
export async function openContestNow(server: TestServer, values: ValuesOf<'contest'> = {}): Promise<RowOf<'contest'>> {
  const dates = { opens_on: on(-3), closes_on: on(10), signed_since: on(-30) };
  const results_at = addDaysToInstant(new Date(), 20).toISOString();
  const one = await openContest(server, { slug: 'moon', ...dates, results_at, ...values });
  await contestText(server, one, 'Moon contest');
  return one;
}

/** What a contest is called in a language. */
export const contestText = (
  server: TestServer,
  { id: contest_id }: { id: number },
  title: string,
  values: ValuesOf<'contestText'> = {},
) => server.insert('contestText', { contest_id, title, language: 'en', summary: `About ${title}`, ...values });

/** A story that such a contest takes. */
export const werewolfStory = (server: TestServer, author: { id: number }, values: ValuesOf<'fiction'> = {}) =>
  server.insert('fiction', { author_id: author.id, language: 'en', genre: 'werewolf', ...values });

/** What became of a story in a contest. */
export async function loadEntry(server: TestServer, contest: { id: number }, story: { id: number }) {
  const { contestEntry } = tables;
  const where = and(eq(contestEntry.contest_id, contest.id), eq(contestEntry.fiction_id, story.id));
  return (await server.db.select().from(contestEntry).where(where))[0];
}

/** A contest whose entries are closed, with two criteria (3 and 1), prizes of two places, and those who have to do with it. */
export async function judgingScene(server: TestServer, values: ValuesOf<'contest'> = {}) {
  const contest = await openContest(server, {
    name: 'Moon',
    opens_on: '2026-02-01',
    closes_on: '2026-02-28',
    claims_until: '2026-04-20T04:00:00.000Z',
    judges_each: 2,
    ...values,
  });
  const ofContest = { contest_id: contest.id };
  const plot = await server.insert('contestCriterion', { ...ofContest, name: 'Plot', weight: 3 });
  const voice = await server.insert('contestCriterion', { ...ofContest, name: 'Voice', weight: 1 });
  await server.insert('contestPrize', { ...ofContest, place: 1, amount: 300_000, winners: 1 });
  await server.insert('contestPrize', { ...ofContest, place: 2, amount: 50_000, winners: 1 });
  const manager = await server.insert('user', { role: 'content_manager' });
  const judges = [
    await server.insert('user', { role: 'editor', user_name: 'judge-one' }),
    await server.insert('user', { role: 'work_auditor', user_name: 'judge-two' }),
  ] as const;
  for (const { id: user_id } of judges) await server.insert('contestJudge', { ...ofContest, user_id });
  /** A story of a new author that takes part in full. */
  const enter = async (title: string, changes: ValuesOf<'fiction'> = {}) => {
    const author = await server.insert('user', { role: 'author_signed' });
    const story = await werewolfStory(server, author, { title, contract_status: 'signed', ...changes });
    const entry = await server.insert('contestEntry', { ...ofContest, fiction_id: story.id, state: 'full' });
    return { author, story, entry };
  };
  const call = async (who: { id: number }, method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    server.call(method, `/api/${path}`, { token: await server.signIn(who), body });
  const deal = (who: { id: number } = manager) => call(who, 'POST', `office/contests/${contest.id}/deal`);
  const judgings = async (judge: { id: number }) => (await call(judge, 'GET', 'office/judgings')).data.items;
  /** Gives an entry points for both criteria. */
  const score = async (
    judge: { id: number },
    title: string,
    points: [number, number],
    comment: string | null = null,
  ) => {
    const one = (await judgings(judge)).find((item: any) => item.story.title === title);
    const scores = [plot, voice].map(({ id }, n) => ({ criterion_id: id, score: points[n] }));
    return call(judge, 'POST', `office/judgings/${one.id}`, { scores, comment });
  };
  const standing = async () => (await call(manager, 'GET', `office/contests/${contest.id}/judging`)).data;
  /** Decides by a manager who has seen the decision before, or an older one. */
  const decide = async (
    awards: { entry_id: number; place: number }[],
    reason: string | null = null,
    { who = manager, seen }: { who?: { id: number }; seen?: string | null } = {},
  ) => {
    const before = seen === undefined ? (await standing()).contest.decided_at : seen;
    return call(who, 'POST', `office/contests/${contest.id}/decision`, { awards, reason, seen: before });
  };
  return { contest, plot, voice, manager, judges, enter, call, deal, judgings, score, standing, decide };
}
