import { and, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { clauseEditions, tables } from '#server/db/schema.ts';
import type { Services } from '#server/kit/services.ts';
import { batchSize, runInBatches } from '#server/platform/jobs/inBatches.ts';
import { insertMessages } from '#server/platform/notify/notify.ts';
import { describeEdition, getOnceKey } from './notifyOfEditions.ts';

const { message, user } = tables;

const isWithdrawn = and(isNotNull(clauseEditions.withdrawn_at), gt(clauseEditions.reached_id, 0));

/**
 * Tells those who were told of an edition that it was withdrawn, a batch a transaction. Every node may run it at any time:
 * one that another holds is left to it, and nobody is told twice.
 */
export async function notifyOfWithdrawn({
  database: { db },
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): Promise<void> {
  const now = clock();
  const editions = await db.select({ id: clauseEditions.id }).from(clauseEditions).where(isWithdrawn);
  await runInBatches(
    editions,
    ({ id }) => db.transaction((tx) => notifySome(tx, now, id)),
    (error, { id }) => log.error({ err: error, edition_id: id }, 'the notice of a withdrawn edition'),
  );
}

/** Answers how many were told. */
async function notifySome(db: Db, now: Date, id: number): Promise<number> {
  const [edition] = await db
    .select()
    .from(clauseEditions)
    .where(and(eq(clauseEditions.id, id), isWithdrawn))
    .for('update', { skipLocked: true });
  if (!edition) return 0;
  // The message has gone to another account where the one that got it was merged.
  const some = await db
    .select({ notified_id: user.id, user_id: message.user_id })
    .from(user)
    .innerJoin(message, eq(message.once_key, sql`${getOnceKey(id, '')} || ${user.id}`))
    .where(lte(user.id, edition.reached_id))
    .orderBy(desc(user.id))
    .limit(batchSize);
  const { notes: _, ...args } = await describeEdition(db, edition);
  const rows = some.map(({ notified_id, user_id }) => ({
    user_id,
    args,
    once_key: `clause_withdrawn:${id}:${notified_id}`,
  }));
  await insertMessages({ db, now }, 'clause_withdrawn', rows);
  const hasMore = some.length === batchSize;
  await db
    .update(clauseEditions)
    .set({ reached_id: hasMore ? some.at(-1)!.notified_id - 1 : 0 })
    .where(eq(clauseEditions.id, id));
  return some.length;
}
