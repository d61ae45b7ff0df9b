import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { announcements, tables } from '#server/db/schema.ts';
import { isInAudience } from '#server/features/notifications/announcements/audience.ts';
import type { Services } from '#server/kit/services.ts';
import { batchSize, runInBatches } from '#server/platform/jobs/inBatches.ts';
import { insertMessages } from '#server/platform/notify/notify.ts';

const { user } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'log'>;

const isDue = (now: Date) => and(isNull(announcements.ended_at), lte(announcements.send_at, now.toISOString()));

/**
 * Leaves the announcements that are due with their authors, a batch a transaction. Every node may run it at any time:
 * one that another holds is left to it, where it stopped is kept with what was delivered, and a message has a key, so
 * nobody gets it twice. Answers how many authors got one.
 */
export async function sendAnnouncements({ database: { db }, clock, log }: Needed): Promise<number> {
  const now = clock();
  const due = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(isDue(now))
    .orderBy(asc(announcements.send_at), asc(announcements.id));
  return runInBatches(
    due,
    ({ id }) => db.transaction((tx) => deliver(tx, now, id)),
    (error, { id }) => log.error({ err: error, announcement_id: id }, 'an announcement'),
  );
}

async function deliver(db: Services['database']['db'], now: Date, id: number): Promise<number> {
  const [row] = await db
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, id), isDue(now)))
    .for('update', { skipLocked: true });
  if (!row) return 0;
  const { title, content, audience, reached_id } = row;
  const some = await db
    .select({ id: user.id })
    .from(user)
    .where(and(isInAudience(db, audience), gt(user.id, reached_id)))
    .orderBy(asc(user.id))
    .limit(batchSize);
  const rows = some.map(({ id: user_id }) => ({ user_id, title, content, once_key: `announcement:${id}:${user_id}` }));
  const messageCount = await insertMessages({ db, now }, 'note', rows);
  const ended = some.length < batchSize;
  await db
    .update(announcements)
    .set({
      status: ended ? 'sent' : 'sending',
      reached_id: some.at(-1)?.id ?? reached_id,
      delivered: row.delivered + messageCount,
      ended_at: ended ? now.toISOString() : null,
    })
    .where(eq(announcements.id, id));
  return some.length;
}
