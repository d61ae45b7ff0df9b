import { and, asc, eq } from 'drizzle-orm';
import type { resubmitAward } from '#domain/contests/decision.calls.ts';
import { entities } from '#domain/entities.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { Handler } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { enterAward } from './settle.ts';

const { bonusDetail, contest, contestAward, fiction } = tables;

/** Prizes and incentives of a contest whose payment finance has rejected, with the reason. */
export async function loadRejectedAwards(db: Db, contest_id: number) {
  const rows = await db
    .select({ award: contestAward, story: fiction, reason: bonusDetail.reason })
    .from(contestAward)
    .innerJoin(bonusDetail, eq(bonusDetail.id, contestAward.bonus_id))
    .innerJoin(fiction, eq(fiction.id, contestAward.fiction_id))
    .where(and(eq(contestAward.contest_id, contest_id), eq(bonusDetail.status, 'rejected')))
    .orderBy(asc(contestAward.id));
  return rows.map(({ award: { id, place, amount }, story: { title, language }, reason }) => ({
    id,
    title,
    language,
    place,
    amount,
    reason,
  }));
}

/**
 * The story, the contest and then the award are locked: of many who put it forward at once one has an effect. What is
 * owed stays so where the contest is withdrawn.
 */
export const resubmit: Handler<typeof resubmitAward> = async ({ params: { id }, body: { reason } }, context) => {
  const { db, user } = context;
  const [named] = await db.select().from(contestAward).where(eq(contestAward.id, id));
  if (!named) throw notFound();
  const [story] = await db.select().from(fiction).where(eq(fiction.id, named.fiction_id)).for('key share');
  const [rules] = await db.select().from(contest).where(eq(contest.id, named.contest_id)).for('share');
  const [award] = await db.select().from(contestAward).where(eq(contestAward.id, id)).for('update');
  if (!story || !rules || !award) throw notFound();
  const [bonus] = await db
    .select()
    .from(bonusDetail)
    .where(eq(bonusDetail.id, award.bonus_id ?? 0))
    .for('share');
  if (bonus?.status !== 'rejected') throw conflict('contests.office.errors.not_rejected');
  const bonus_id = await enterAward(context, rules, story, award, {
    created_by_id: user.id,
    after: { bonus_id: bonus.id, reason },
  });
  const noted = { reason: { to: reason } };
  await updateRecords(context, entities.contestAward, eq(contestAward.id, id), { bonus_id }, 'update', noted);
  return { id };
};
