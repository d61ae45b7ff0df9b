import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte, min } from 'drizzle-orm';
import { canStep } from '#domain/chapters/chapter.ts';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import { goLive, notifyOfRelease, findNumbered } from '#server/features/chapters/index.ts';
import { updateRecords, type Changing } from '#server/kit/crud.ts';
import type { Services } from '#server/kit/services.ts';
import { isSigned } from '#server/kit/story.ts';

const { chapter, fiction } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'log'>;
/** Stories that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

const isDue = (now: Date) => and(eq(chapter.status, 'pending_publish'), lte(chapter.release_at, now.toISOString()));

/**
 * Publishes the approved chapters whose time has come, a transaction a story. Every node may run it at any time: a
 * story that another one holds is left to it, and what became of a chapter meanwhile is read again under its lock.
 * A story that fails keeps no other one waiting.
 */
export async function releaseDue({ database: { db }, clock, log }: Needed): Promise<void> {
  const now = clock();
  const due = await db
    .select({ id: fiction.id })
    .from(chapter)
    .innerJoin(fiction, and(eq(fiction.id, chapter.fiction_id), eq(fiction.contract_status, 'signed')))
    .where(isDue(now))
    .groupBy(fiction.id)
    .orderBy(min(chapter.release_at), min(chapter.number))
    .limit(atOnce);
  for (const { id } of due)
    await db
      .transaction((tx) => loadRelease({ db: tx, now, requestId: randomUUID(), user: undefined }, id))
      .catch((error: unknown) => log.error({ err: error, fiction_id: id }, 'a timed release'));
}

async function loadRelease(context: Changing, fiction_id: number): Promise<void> {
  const { db, now } = context;
  const [story] = await db.select().from(fiction).where(eq(fiction.id, fiction_id)).for('update', { skipLocked: true });
  if (!story) return;
  const rows = await db
    .select()
    .from(chapter)
    .where(and(eq(chapter.fiction_id, fiction_id), isDue(now)))
    .orderBy(asc(chapter.release_at), asc(chapter.number))
    .for('update', { skipLocked: true });
  const may = rows.filter((row) => canStep('release', row, isSigned(story)));
  const numbered = await findNumbered(db, may);
  const ready = may.filter(({ id }) => !numbered.has(id));
  // It got its number after it was planned: it waits for its author, who is told why at the next try.
  if (numbered.size > 0)
    await updateRecords(context, entities.chapter, inArray(chapter.id, [...numbered]), { release_at: null });
  await goLive(context, ready);
  await notifyOfRelease(context, story, ready);
}
