import { and, eq } from 'drizzle-orm';
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

/** What a contest is called in a language. */
export const contestText = (
  server: TestServer,
  { id: contest_id }: { id: number },
  title: string,
  values: ValuesOf<'contestText'> = {},
) => server.insert('contestText', { contest_id, title, language: 'en', summary: `About ${title}`, ...values });

/** A work that such a contest takes. */
export const werewolfStory = (server: TestServer, author: { id: number }, values: ValuesOf<'fiction'> = {}) =>
  server.insert('fiction', { author_id: author.id, language: 'en', genre: 'werewolf', ...values });

/** What became of a work in a contest. */
export async function entryOf(server: TestServer, contest: { id: number }, work: { id: number }) {
  const { contestEntry } = tables;
  const where = and(eq(contestEntry.contest_id, contest.id), eq(contestEntry.fiction_id, work.id));
  return (await server.db.select().from(contestEntry).where(where))[0];
}
