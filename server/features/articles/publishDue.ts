import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import { updateRecords, type Changing } from '#server/kit/crud.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { keepReplaced } from './versions.ts';

const { article } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'log'>;
/** Articles that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

const isDue = (now: Date) => and(eq(article.state, 'draft'), lte(article.publish_at, now.toISOString()));

/**
 * Publishes the drafts whose time has come, a transaction each. Every node may run it at any time: what another one holds
 * is left to it, and whether an article is due is read again under its lock.
 */
export async function publishDue({ database: { db }, clock, log }: Needed): Promise<void> {
  const now = clock();
  const due = await db
    .select({ id: article.id })
    .from(article)
    .where(isDue(now))
    .orderBy(asc(article.publish_at), asc(article.id))
    .limit(atOnce);
  await runInTurn(
    due,
    ({ id }) => db.transaction((tx) => publishOne({ db: tx, now, requestId: randomUUID(), user: undefined }, id)),
    (error, { id }) => log.error({ err: error, article_id: id }, 'a timed article'),
  );
}

async function publishOne(context: Changing, id: number): Promise<boolean> {
  const [row] = await context.db
    .select()
    .from(article)
    .where(and(eq(article.id, id), isDue(context.now)))
    .for('update', { skipLocked: true });
  if (!row) return false;
  const set = { state: 'published' as const, publish_at: null };
  await keepReplaced(context, id, set);
  await updateRecords(context, entities.article, eq(article.id, id), set);
  return true;
}
