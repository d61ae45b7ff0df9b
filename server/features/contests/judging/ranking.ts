import { asc, eq } from 'drizzle-orm';
import { isJudged } from '#domain/contests/judging.ts';
import { proposeWinners, rankEntries } from '#domain/contests/ranking.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { loadCriteria, selectFullEntries, loadJudgings, loadScores } from './read.ts';

const { contestPrize } = tables;

/** The full entries of a contest, those that all their judges have scored ranked, and who would win by that. */
export async function loadRanking(db: Db, contest_id: number) {
  const criteria = await loadCriteria(db, contest_id);
  const entries = await selectFullEntries(db, contest_id);
  const judgings = await loadJudgings(
    db,
    entries.map(({ id }) => id),
  );
  const judged = entries.filter(({ id }) => isJudged(judgings(id)));
  const scores = await loadScores(
    db,
    judged.flatMap(({ id }) => judgings(id).map((one) => one.id)),
  );
  const ranked = rankEntries(
    judged.map(({ id, entered_at }) => ({
      id,
      entered_at,
      judgings: judgings(id).map((one) => ({ judge_id: one.judge_id, scores: scores(one.id) })),
    })),
    new Map(criteria.map(({ id, weight }) => [id, weight])),
  );
  const prizes = await db
    .select()
    .from(contestPrize)
    .where(eq(contestPrize.contest_id, contest_id))
    .orderBy(asc(contestPrize.place));
  const unjudged = entries.filter(({ id }) => judgings(id).length === 0).length;
  const missing = entries.length - judged.length - unjudged;
  return { criteria, entries, judgings, ranked, missing, unjudged, prizes, proposed: proposeWinners(ranked, prizes) };
}
