import { count, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { StoryLanguage } from '#domain/languages.ts';

/** What of a queue waits. */
export interface QueueCount {
  count: number;
  /** Since when the first does. */
  oldest: string | null;
  /** How many are past the day that is known for them. */
  late: number;
}

const never = sql`false`;

/** The same of the rows of a query: since when each waits, and whether it is late. */
export const selectWaiting = (since: SQLWrapper, late: SQL | undefined = never) => ({
  count: count(),
  oldest: sql<string | null>`min(${since})`.mapWith((instant: string) => new Date(instant).toISOString()),
  late: sql<number>`count(*) filter (where ${late})`.mapWith(Number),
});

/** The same of the works of an editor in a language. */
export interface CountByEditor extends QueueCount {
  editor_id: number | null;
  language: StoryLanguage;
}
