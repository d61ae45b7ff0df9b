import { and, asc, eq, exists, gt, inArray, isNull, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ComingClause } from '#domain/articles/articlesEmails.ts';
import { authors } from '#domain/roles.ts';
import { dayOf, minutesAfter } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { clauseEditions, clauseTexts, tables } from '#server/db/schema.ts';
import type { Services } from '#server/kit/services.ts';
import { batchSize, runInBatches } from '#server/platform/jobs/inBatches.ts';
import { insertMessages } from '#server/platform/notify/notify.ts';
import { joinNotes, type EditionRow } from './editions.ts';

const { article, user } = tables;
const young = alias(user, 'young');

type Needed = Pick<Services, 'database' | 'clock' | 'log'>;

/** The editions that take effect later; the first of a clause changes nothing. */
const isComing = (now: Date) =>
  and(isNull(clauseEditions.withdrawn_at), gt(clauseEditions.number, 1), gt(clauseEditions.effective_on, dayOf(now)));

/**
 * The authors after the last one who was told, whoever registers meanwhile among them. An account has its number before it
 * can be seen: none counts until those before it are a minute old, so that none is passed over.
 */
function isNext(db: Db, now: Date, reached: number | typeof clauseEditions.reached_id) {
  const firstYoung = db
    .select({ id: min(young.id) })
    .from(young)
    .where(gt(young.created_at, minutesAfter(now, -1).toISOString()));
  return and(
    inArray(user.role, [...authors]),
    eq(user.status, 'active'),
    gt(user.id, reached),
    // One condition for all, and none that is looked at for each account.
    sql`${user.id} < coalesce(${firstYoung}, ${2 ** 31 - 1})`,
  );
}

/** What an account is told of an edition under, once. */
export const getOnceKey = (edition_id: number, user_id: number | ''): string =>
  `clause_coming:${edition_id}:${user_id}`;

/** What the message keeps: what the clause is called in each language, and the notes that are there until now. */
export async function describeEdition(db: Db, { id, slug, number, effective_on }: EditionRow): Promise<ComingClause> {
  const texts = await db
    .select()
    .from(clauseTexts)
    .where(eq(clauseTexts.edition_id, id))
    .orderBy(asc(clauseTexts.revision));
  // In a language that the edition is not in yet, what its readers know the clause by.
  const names = await db
    .select({ language: clauseTexts.language, title: clauseTexts.title })
    .from(clauseTexts)
    .innerJoin(clauseEditions, eq(clauseEditions.id, clauseTexts.edition_id))
    .innerJoin(
      article,
      and(
        eq(article.place, 'clause'),
        eq(article.slug, slug),
        eq(article.language, clauseTexts.language),
        eq(article.state, 'published'),
      ),
    )
    .where(and(eq(clauseEditions.slug, slug), isNull(clauseEditions.withdrawn_at)))
    .orderBy(asc(clauseEditions.number), asc(clauseTexts.revision));
  const titles = [...names, ...texts].map(({ language, title }) => [language, title]);
  const notes = [...Map.groupBy(texts, ({ language }) => language)].flatMap(([language, some]) => {
    const note = joinNotes(some);
    return note === null ? [] : [[language, note]];
  });
  return { slug, number, effective_on, titles: Object.fromEntries(titles), notes: Object.fromEntries(notes) };
}

/**
 * Tells all authors of the next edition of a clause until it counts, a batch a transaction. Every node may run it at any
 * time: one that another holds is left to it, and nobody is told twice.
 */
export async function notifyOfEditions({ database: { db }, clock, log }: Needed): Promise<void> {
  const now = clock();
  const next = db
    .select({ id: user.id })
    .from(user)
    .where(isNext(db, now, clauseEditions.reached_id));
  const editions = await db
    .select({ id: clauseEditions.id })
    .from(clauseEditions)
    .where(and(isComing(now), exists(next)));
  await runInBatches(
    editions,
    ({ id }) => db.transaction((tx) => notifySome(tx, now, id)),
    (error, { id }) => log.error({ err: error, edition_id: id }, 'the notice of an edition'),
  );
}

/** Answers how many were told. */
async function notifySome(db: Db, now: Date, id: number): Promise<number> {
  const [edition] = await db
    .select()
    .from(clauseEditions)
    .where(and(eq(clauseEditions.id, id), isComing(now)))
    .for('update', { skipLocked: true });
  if (!edition) return 0;
  const some = await db
    .select({ id: user.id })
    .from(user)
    .where(isNext(db, now, edition.reached_id))
    .orderBy(asc(user.id))
    .limit(batchSize);
  if (some.length === 0) return 0;
  const args = await describeEdition(db, edition);
  const rows = some.map(({ id: user_id }) => ({ user_id, args, once_key: getOnceKey(id, user_id) }));
  await insertMessages({ db, now }, 'clause_coming', rows);
  await db
    .update(clauseEditions)
    .set({ reached_id: some.at(-1)!.id, notified_at: now.toISOString() })
    .where(eq(clauseEditions.id, id));
  return some.length;
}
