import { and, eq } from 'drizzle-orm';
import { canStep } from '#domain/contests/contestStage.ts';
import type { saveJudging } from '#domain/contests/judging.calls.ts';
import { isSeen } from '#domain/contests/judging.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { contestJudgings, contestScores, tables } from '#server/db/schema.ts';
import { conflict, forbidden, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { lookAfter } from './lookAfter.ts';
import { loadCriteria, loadJudges, loadJudgings } from './read.ts';

const { contest, contestEntry, fiction } = tables;

/** The contest as it stays, and then the entry, whose judges follow one another. */
async function lockEntry({ db, user: me }: Context, id: number) {
  const own = and(eq(contestJudgings.id, id), eq(contestJudgings.judge_id, me.id));
  const [place] = await db
    .select({ entry_id: contestEntry.id, contest_id: contestEntry.contest_id, author_id: fiction.author_id })
    .from(contestJudgings)
    .innerJoin(contestEntry, eq(contestEntry.id, contestJudgings.entry_id))
    .innerJoin(fiction, eq(fiction.id, contestEntry.fiction_id))
    .where(own);
  if (!place) throw notFound();
  const [rules] = await db.select().from(contest).where(eq(contest.id, place.contest_id)).for('share');
  const [entry] = await db.select().from(contestEntry).where(eq(contestEntry.id, place.entry_id)).for('update');
  const judgings = entry ? (await loadJudgings(db, [entry.id]))(entry.id) : [];
  const judging = judgings.find((one) => one.id === id);
  if (rules?.state !== 'published' || entry?.state !== 'full' || !judging) throw notFound();
  return { rules, entry, judging, judgings, author_id: place.author_id };
}

export const save: Handler<typeof saveJudging> = async ({ params: { id }, body: { scores, comment } }, context) => {
  const { db, now, user: me } = context;
  const { rules, entry, judging, judgings, author_id } = await lockEntry(context, id);
  if (!canStep('score', rules, now)) throw conflict('contests.office.errors.decided');
  if (isSeen(judging, judgings)) throw conflict('contests.office.errors.judged');
  if (!(await loadJudges(db, rules.id)).some((judge) => judge.id === me.id))
    throw forbidden('contests.office.errors.removed');
  if ((await lookAfter(db, [me.id], [author_id], dayOf(now)))(me.id, author_id))
    throw forbidden('contests.office.errors.own_author');
  const required = (await loadCriteria(db, rules.id)).map((criterion) => criterion.id).toSorted((a, b) => a - b);
  const criterionIds = scores.map(({ criterion_id }) => criterion_id).toSorted((a, b) => a - b);
  if (required.join() !== criterionIds.join()) throw invalidField('scores', 'contests.office.errors.all_criteria');
  const submitted_at = now.toISOString();
  await db.delete(contestScores).where(eq(contestScores.judging_id, id));
  await db.insert(contestScores).values(scores.map((score) => ({ judging_id: id, ...score })));
  await db
    .update(contestJudgings)
    .set({ submitted_at, comment: comment?.trim() || null })
    .where(eq(contestJudgings.id, id));
  // Not what was given: whoever reads the log may have to judge the same entry.
  await audit(context, 'score', 'contest-entries', entry.id, { judge_id: { to: me.id } });
  return { id, submitted_at };
};
