import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import type { Db } from '#server/db/database.ts';
import { runInSavepoint } from '#server/db/savepoint.ts';
import { tables } from '#server/db/schema.ts';
import { updateRecords, type Changing } from '#server/kit/crud.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { isDue } from './pending.ts';
import { groupLinked, sortSound, type Draft } from './sound.ts';
import { keepReplaced } from './versions.ts';

const { article } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'log'>;
type ByPlatform = Changing & { user: undefined };
/** Articles that are looked at together. */
const atOnce = 100;

const loadDue = (db: Db, now: Date, after: number): Promise<Draft[]> =>
  db
    .select({
      id: article.id,
      place: article.place,
      slug: article.slug,
      language: article.language,
      body: article.body,
    })
    .from(article)
    .where(and(isDue(now), gt(article.id, after)))
    .orderBy(asc(article.id))
    .limit(atOnce);

/**
 * Publishes the drafts and pending texts whose time has come, those that lead to one another in one transaction; one that
 * leads to what readers would not find stays a draft until it does so no more, and keeps none after it from its turn. Every
 * node may run it at any time: what another one holds is left to it, and whether an article is due, and what it leads to,
 * is read again under the locks.
 */
export async function publishDue({ database: { db }, clock, log }: Needed): Promise<void> {
  const now = clock();
  let waiting: Awaited<ReturnType<typeof sortSound>>['waiting'] = [];
  let due: Draft[] = [];
  do {
    due = await loadDue(db, now, due.at(-1)?.id ?? 0);
    // One that comes late may be what earlier ones wait for.
    const sorted = await sortSound(db, [...waiting.map(({ draft }) => draft), ...due]);
    ({ waiting } = sorted);
    await runInTurn(
      groupLinked(sorted.sound).map((group) => group.map(({ id }) => id)),
      (ids) =>
        db.transaction((tx) => publishGroup({ db: tx, now, requestId: randomUUID(), user: undefined }, ids, log)),
      (error, ids) => log.error({ err: error, article_ids: ids }, 'timed articles'),
    );
  } while (due.length === atOnce);
  for (const { draft, problem } of waiting) log.warn({ article_id: draft.id, ...problem }, 'a timed article waits');
}

async function publishGroup(context: ByPlatform, ids: number[], log: Needed['log']): Promise<boolean> {
  const rows = await context.db
    .select()
    .from(article)
    .where(and(inArray(article.id, ids), isDue(context.now)))
    .orderBy(asc(article.id))
    .for('update', { skipLocked: true });
  return publishSound(context, rows, log);
}

/** Publishes those that lead to what readers find then; one that fails keeps back only what leads to it. */
async function publishSound(context: ByPlatform, drafts: readonly Draft[], log: Needed['log']): Promise<boolean> {
  const { sound, waiting } = await sortSound(context.db, drafts);
  for (const { draft, problem } of waiting) log.warn({ article_id: draft.id, ...problem }, 'a timed article waits');
  const set = { state: 'published' as const, pending: false, publish_at: null };
  let last: Draft | undefined;
  try {
    await runInSavepoint(context.db, async () => {
      for (last of sound) {
        await keepReplaced(context, last.id, set);
        await updateRecords(context, entities.article, eq(article.id, last.id), set);
      }
    });
    return sound.length > 0;
  } catch (error) {
    if (!last) throw error;
    log.error({ err: error, article_id: last.id }, 'a timed article');
    return publishSound(
      context,
      sound.filter((draft) => draft !== last),
      log,
    );
  }
}
