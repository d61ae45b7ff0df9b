import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte, or } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { updateRecords, type Changing } from '#server/kit/crud.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { findMissing, getKey } from './missing.ts';
import { keepReplaced } from './versions.ts';

const { article } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'log'>;
/** Articles that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

const isDue = (now: Date) =>
  and(or(eq(article.state, 'draft'), eq(article.pending, true)), lte(article.publish_at, now.toISOString()));

type Draft = Pick<typeof article.$inferSelect, 'id' | 'place' | 'slug' | 'language' | 'body'>;
const listComing = (drafts: readonly Draft[]): ReadonlySet<string> =>
  new Set(drafts.filter(({ language }) => language === defaultLanguage).map(getKey));

/**
 * The drafts that lead only to what is published, or to one another: each that does not may leave others without what
 * they lead to.
 */
async function findSound(db: Db, due: Draft[], log: Needed['log']): Promise<Draft[]> {
  const audience = { isPublic: true, coming: listComing(due) };
  const sound: Draft[] = [];
  for (const draft of due) {
    const [problem] = await findMissing(db, draft.body, audience);
    if (problem) log.warn({ article_id: draft.id, ...problem }, 'a timed article waits');
    else sound.push(draft);
  }
  return sound.length === due.length ? sound : findSound(db, sound, log);
}

/**
 * Publishes the drafts and pending texts whose time has come, a transaction each; one that leads to what readers would not find stays a
 * draft until it does so no more. Every node may run it at any time: what another one holds
 * is left to it, and whether an article is due is read again under its lock.
 */
export async function publishDue({ database: { db }, clock, log }: Needed): Promise<void> {
  const now = clock();
  const due = await db
    .select({
      id: article.id,
      place: article.place,
      slug: article.slug,
      language: article.language,
      body: article.body,
    })
    .from(article)
    .where(isDue(now))
    .orderBy(asc(article.publish_at), asc(article.id))
    .limit(atOnce);
  const sound = await findSound(db, due, log);
  const coming = listComing(sound);
  await runInTurn(
    sound,
    ({ id }) =>
      db.transaction((tx) => publishOne({ db: tx, now, requestId: randomUUID(), user: undefined }, id, coming)),
    (error, { id }) => log.error({ err: error, article_id: id }, 'a timed article'),
  );
}

async function publishOne(context: Changing, id: number, coming: ReadonlySet<string>): Promise<boolean> {
  const [row] = await context.db
    .select()
    .from(article)
    .where(and(eq(article.id, id), isDue(context.now)))
    .for('update', { skipLocked: true });
  if (!row || (await findMissing(context.db, row.body, { isPublic: true, coming })).length > 0) return false;
  const set = { state: 'published' as const, pending: false, publish_at: null };
  await keepReplaced(context, id, set);
  await updateRecords(context, entities.article, eq(article.id, id), set);
  return true;
}
