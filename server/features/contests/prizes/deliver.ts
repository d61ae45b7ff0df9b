import { and, asc, eq } from 'drizzle-orm';
import type { deliverPrize } from '#domain/contests/decision.calls.ts';
import { entities } from '#domain/entities.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { hasBesides, isClaimed, isUndelivered } from '#server/db/undeliveredPrizes.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { Handler } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';

const { contestAward, contestPrize, fiction, user } = tables;

/** What winners of a contest have claimed besides an amount, and nobody has handed over yet; also of one that is withdrawn. */
export async function loadUndelivered(db: Db, contest_id: number) {
  const rows = await db
    .select({
      id: contestAward.id,
      title: fiction.title,
      language: fiction.language,
      author_id: user.id,
      author: user.user_name,
      place: contestPrize.place,
      besides: contestPrize.text,
      claimed_at: contestAward.claimed_at,
    })
    .from(contestAward)
    .innerJoin(contestPrize, hasBesides)
    .innerJoin(fiction, eq(fiction.id, contestAward.fiction_id))
    .innerJoin(user, eq(user.id, fiction.author_id))
    .where(and(eq(contestAward.contest_id, contest_id), isUndelivered))
    .orderBy(asc(contestAward.claimed_at), asc(contestAward.id));
  return rows.map((row) => ({ ...row, besides: row.besides!, claimed_at: row.claimed_at! }));
}

/** Of two at once the later one changes nothing. */
export const deliver: Handler<typeof deliverPrize> = async ({ params: { id } }, context) => {
  const { db, now } = context;
  const [award] = await db.select().from(contestAward).where(eq(contestAward.id, id)).for('update');
  if (!award) throw notFound();
  const [owed] = await db
    .select({ id: contestAward.id })
    .from(contestAward)
    .innerJoin(contestPrize, hasBesides)
    .where(and(eq(contestAward.id, id), isClaimed));
  if (!owed) throw conflict('contests.office.errors.nothing_to_deliver');
  if (award.delivered_at === null)
    await updateRecords(
      context,
      entities.contestAward,
      eq(contestAward.id, id),
      { delivered_at: now.toISOString() },
      'deliver',
    );
  return { id };
};
