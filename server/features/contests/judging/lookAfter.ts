import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { selectLookedAfter } from '#server/db/judges.ts';
import { tables } from '#server/db/schema.ts';

const { user } = tables;
type LooksAfter = (judge: number, author: number) => boolean;

/** Tells whether a judge looks after an author today, who is then judged by others. */
export async function lookAfter(
  db: Db,
  judges: readonly number[],
  authors: readonly number[],
  today: string,
): Promise<LooksAfter> {
  const author = sql<number>`looked_after.author_id`.mapWith(Number);
  const rows = await db
    .selectDistinct({ judge: user.id, author })
    .from(user)
    .innerJoin(sql`lateral ${selectLookedAfter(user.id, today)} as looked_after`, inArray(author, [...authors]))
    .where(inArray(user.id, [...judges]));
  const pairs = new Set(rows.map((row) => `${row.judge} ${row.author}`));
  return (judge, author_id) => pairs.has(`${judge} ${author_id}`);
}

/** What is dealt to who is none of the judges any more, or has come to look after the author, and not scored. */
export const findBarred = <J extends { judge_id: number; submitted_at: string | null }>(
  entries: readonly { id: number; story: { author_id: number } }[],
  judgings: (entry: number) => readonly J[],
  judges: readonly number[],
  looksAfter: LooksAfter,
): J[] =>
  entries.flatMap(({ id, story }) =>
    judgings(id).filter(
      ({ judge_id, submitted_at }) =>
        submitted_at === null && (!judges.includes(judge_id) || looksAfter(judge_id, story.author_id)),
    ),
  );
