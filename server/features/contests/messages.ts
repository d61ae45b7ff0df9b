import { eq } from 'drizzle-orm';
import type { NamedContest } from '#domain/contests/contestsEmails.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import type { ContestRow } from './read.ts';

const { contestText } = tables;

/** What a message says of a contest: its names in the languages that it has, of which the reader's is taken. */
export async function loadContestNames(db: Db, { id, slug, edition, name }: ContestRow): Promise<NamedContest> {
  const texts = await db
    .select({ language: contestText.language, title: contestText.title })
    .from(contestText)
    .where(eq(contestText.contest_id, id));
  return { slug, edition, name, names: Object.fromEntries(texts.map(({ language, title }) => [language, title])) };
}
