import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { mayJudge } from '#server/db/judges.ts';
import { contestJudgings, contestScores, tables } from '#server/db/schema.ts';

const { contestCriterion, contestEntry, contestJudge, fiction, user } = tables;
type JudgingRow = typeof contestJudgings.$inferSelect;

/** The full entries of a contest with their stories. */
export const selectFullEntries = (db: Db, contest_id: number) =>
  db
    .select({ id: contestEntry.id, entered_at: contestEntry.entered_at, story: fiction })
    .from(contestEntry)
    .innerJoin(fiction, eq(fiction.id, contestEntry.fiction_id))
    .where(and(eq(contestEntry.contest_id, contest_id), eq(contestEntry.state, 'full')))
    .orderBy(asc(contestEntry.id));

export const loadCriteria = (db: Db, contest_id: number) =>
  db
    .select()
    .from(contestCriterion)
    .where(eq(contestCriterion.contest_id, contest_id))
    .orderBy(asc(contestCriterion.id));

/** The judges of a contest whose accounts are open, and whose role still judges. */
export const loadJudges = (db: Db, contest_id: number) =>
  db
    .select({ id: contestJudge.user_id, role: user.role })
    .from(contestJudge)
    .innerJoin(user, and(eq(user.id, contestJudge.user_id), mayJudge))
    .where(eq(contestJudge.contest_id, contest_id))
    .orderBy(asc(contestJudge.user_id));

/** Who judges entries, by entry. */
export async function loadJudgings(db: Db, entries: readonly number[]): Promise<(entry: number) => JudgingRow[]> {
  const rows = await db
    .select()
    .from(contestJudgings)
    .where(inArray(contestJudgings.entry_id, [...entries]))
    .orderBy(asc(contestJudgings.id));
  const byEntry = Map.groupBy(rows, ({ entry_id }) => entry_id);
  return (entry) => byEntry.get(entry) ?? [];
}

/** What judges have given, by judging. */
export async function loadScores(db: Db, judgings: readonly number[]) {
  const rows = await db
    .select()
    .from(contestScores)
    .where(inArray(contestScores.judging_id, [...judgings]))
    .orderBy(asc(contestScores.criterion_id));
  const byJudging = Map.groupBy(rows, ({ judging_id }) => judging_id);
  return (judging: number) =>
    (byJudging.get(judging) ?? []).map(({ criterion_id, score }) => ({ criterion_id, score }));
}
