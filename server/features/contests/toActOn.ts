import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { selectToActSince } from '#server/db/contestsToActOn.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { buildSnoozed } from '#server/kit/snoozed.ts';
import { selectWaiting, type QueueCount } from '#server/kit/waiting.ts';

const { contest } = tables;

/** What waits of the contests that the list with `to_act_on` shows: since when is worked out once for each, by `offset 0`. */
export function selectContestsToActOn(db: Db, now: Date, those?: SQL) {
  const late = and(
    eq(contest.state, 'published'),
    isNull(contest.decided_at),
    lt(contest.results_at, now.toISOString()),
  );
  const acting = sql`(select ${selectToActSince(dayOf(now))} as since, (${late}) as late
    from ${contest} where ${those ?? sql`true`} offset 0) acting`;
  return db
    .select(selectWaiting(sql`acting.since`, sql`acting.late`))
    .from(acting)
    .where(sql`acting.since is not null`);
}

export async function countContestsToActOn(context: Context, snoozed = false): Promise<QueueCount> {
  const { db, now } = context;
  const [row] = await selectContestsToActOn(db, now, buildSnoozed(context, entities.contest, snoozed));
  return row!;
}
