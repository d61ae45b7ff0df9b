import { and, desc, eq, sql } from 'drizzle-orm';
import { getStanding } from '#domain/articles/clause.ts';
import { clauseNoticeDays, getEarliestDay, getLatestDay } from '#domain/articles/clauseNotice.ts';
import type * as calls from '#domain/articles/clauses.calls.ts';
import { entities } from '#domain/entities.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { clauseAcceptances, clauseEditions, clauseTexts, tables } from '#server/db/schema.ts';
import { conflict, forbidden, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { checkKept } from '../missing.ts';
import { keepReplaced } from '../versions.ts';
import type { EditionRow } from './editions.ts';
import { fillText, loadEditionNumbers } from './numbers.ts';
import { loadClauseStanding, saysLast, type ArticleRow } from './obstacle.ts';

const { article, user } = tables;
type Publishing = BodyOf<typeof calls.publishClause>;

/** Locks a clause in all of its languages, so that what is published of it and taken back follows one another. */
export async function lockClause({ db }: Pick<Context, 'db'>, id: number): Promise<ArticleRow> {
  const [clause] = await db
    .select()
    .from(article)
    .where(and(eq(article.id, id), eq(article.place, 'clause')));
  if (!clause) throw notFound();
  const rows = await db
    .select()
    .from(article)
    .where(and(eq(article.place, 'clause'), eq(article.slug, clause.slug)))
    .orderBy(article.id)
    .for('update');
  return rows.find((row) => row.id === id)!;
}

/** The next edition of a clause, after the `highest` number that it has; 422 where its day is none that may be. */
async function addEdition(
  context: Context,
  slug: string,
  last: EditionRow | undefined,
  highest: number,
  { effective_on }: Publishing,
): Promise<EditionRow> {
  const { db, now } = context;
  if (!effective_on) throw invalidField('effective_on', 'validation.required');
  const earliest = getEarliestDay(dayOf(now), last !== undefined);
  if (effective_on < earliest)
    throw last
      ? invalidField('effective_on', 'articles.office.clause.errors.notice', { days: clauseNoticeDays, day: earliest })
      : invalidField('effective_on', 'articles.office.clause.errors.past');
  if (last && effective_on < last.effective_on)
    throw invalidField('effective_on', 'articles.office.clause.errors.before_last', { day: last.effective_on });
  const latest = getLatestDay(dayOf(now));
  if (effective_on > latest)
    throw invalidField('effective_on', 'articles.office.clause.errors.too_late', { day: latest });
  // The number of one that was withdrawn is not given again: its readers know what it was.
  const numbers = await loadEditionNumbers(context);
  const [edition] = await db
    .insert(clauseEditions)
    .values({ slug, number: highest + 1, effective_on, created_at: now.toISOString(), numbers })
    .returning();
  return edition!;
}

/** The edition that a saved text becomes part of, or a new one. */
async function resolveEdition(context: Context, row: ArticleRow, body: Publishing): Promise<EditionRow> {
  const { all, edition, correctable, obstacle } = await loadClauseStanding(context, row);
  if (obstacle === 'own_text') throw forbidden('articles.office.clause.obstacle.own_text');
  if (obstacle) throw conflict(`articles.office.clause.obstacle.${obstacle}`);
  if (row.language !== defaultLanguage) return edition!;
  if (edition && !body.note) throw invalidField('note', 'validation.required');
  if (body.corrects === null) return addEdition(context, row.slug, edition, all[0]?.number ?? 0, body);
  const corrected = correctable.find(({ number }) => number === body.corrects);
  if (!corrected) throw conflict('articles.office.clause.errors.corrects', { number: body.corrects });
  if (await saysLast(context.db, row, corrected)) throw conflict('articles.office.clause.obstacle.unchanged');
  return corrected;
}

export const publications: HandlersOf<Pick<typeof calls, 'getClauseEditions' | 'publishClause'>> = {
  async getClauseEditions({ params: { id } }, context) {
    const { db, now } = context;
    const [row] = await db
      .select()
      .from(article)
      .where(and(eq(article.id, id), eq(article.place, 'clause')));
    if (!row) throw notFound();
    const { all, edition, numbersChanged, obstacle } = await loadClauseStanding(context, row);
    const texts = await db
      .select({
        edition_id: clauseTexts.edition_id,
        revision: clauseTexts.revision,
        by: user.user_name,
        at: clauseTexts.at,
        note: clauseTexts.note,
      })
      .from(clauseTexts)
      .innerJoin(clauseEditions, eq(clauseEditions.id, clauseTexts.edition_id))
      .leftJoin(user, eq(user.id, clauseTexts.user_id))
      .where(and(eq(clauseEditions.slug, row.slug), eq(clauseTexts.language, row.language)))
      .orderBy(desc(clauseTexts.revision));
    const accepted = await db
      .select({ edition_id: clauseAcceptances.edition_id, count: sql<number>`count(*)::int` })
      .from(clauseAcceptances)
      .innerJoin(clauseEditions, eq(clauseEditions.id, clauseAcceptances.edition_id))
      .where(eq(clauseEditions.slug, row.slug))
      .groupBy(clauseAcceptances.edition_id);
    const items = all.map((one) => ({
      number: one.number,
      effective_on: one.effective_on,
      texts: texts
        .filter(({ edition_id }) => edition_id === one.id)
        .map(({ revision, by, at, note }) => ({ revision, by, at, note })),
      accepted: accepted.find(({ edition_id }) => edition_id === one.id)?.count ?? 0,
      notified_at: one.notified_at,
      standing: getStanding(one, all, dayOf(now)),
    }));
    const belongs_to = row.language === defaultLanguage ? null : (edition?.number ?? null);
    return { items, numbers_changed: numbersChanged, belongs_to, obstacle };
  },

  async publishClause({ params: { id }, body }, context) {
    const { db, now, user: me } = context;
    const row = await lockClause(context, id);
    if (row.revision !== body.seen) throw conflict('articles.office.errors.changed');
    const edition = await resolveEdition(context, row, body);
    await checkKept(db, row, true);
    await keepReplaced(context, id, { state: 'published' }, true);
    if (row.state !== 'published')
      await updateRecords(context, entities.article, eq(article.id, id), { state: 'published' });
    const [saved] = await db.select({ revision: article.revision }).from(article).where(eq(article.id, id));
    await db.insert(clauseTexts).values({
      edition_id: edition.id,
      language: row.language,
      revision: saved!.revision,
      ...fillText(row, row.language, await loadEditionNumbers(context, edition)),
      note: body.note,
      user_id: me.id,
      at: now.toISOString(),
    });
    await audit(context, 'publish', 'articles', id, {
      edition: { to: edition.number },
      effective_on: { to: edition.effective_on },
    });
    return { number: edition.number };
  },
};
