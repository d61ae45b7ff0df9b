import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import { isToAccept } from '#domain/articles/clause.ts';
import type * as calls from '#domain/articles/clauses.calls.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { clauseAcceptances, clauseEditions } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { loadEditionsInForce, loadEditions, loadEditionTexts, type EditionRow } from './editions.ts';

type Accepting = Pick<Context, 'db' | 'now' | 'address' | 'locale'>;

/**
 * Keeps that an account accepts editions, with the language of the text that was there to read; what it has accepted
 * before stays as it was kept then.
 */
async function keepAcceptances(
  accepting: Accepting,
  user_id: number,
  editions: readonly EditionRow[],
): Promise<EditionRow[]> {
  const { db, now, address, locale } = accepting;
  const at = now.toISOString();
  const ids = editions.map(({ id }) => id);
  // One that is withdrawn at this moment is waited for, and accepted no more.
  const kept = await db
    .select({ id: clauseEditions.id })
    .from(clauseEditions)
    .where(and(inArray(clauseEditions.id, ids), isNull(clauseEditions.withdrawn_at)))
    .orderBy(clauseEditions.id)
    .for('key share');
  if (kept.length < editions.length) throw conflict('articles.author.clause.changed');
  const texts = await loadEditionTexts(accepting, editions, locale);
  const createdRows = await db
    .insert(clauseAcceptances)
    .values(
      editions.map(({ id }) => {
        const language = texts.get(id)?.text.language ?? defaultLanguage;
        return { user_id, edition_id: id, at, address, language };
      }),
    )
    .onConflictDoNothing()
    .returning({ id: clauseAcceptances.edition_id });
  return editions.filter(({ id }) => createdRows.some((one) => one.id === id));
}

/** Whoever registers accepts the clauses that were in force when they began to: of those that came since they are asked. */
export async function acceptAtRegistration(context: Accepting, user_id: number, begunAt: Date): Promise<void> {
  const editions = await loadEditionsInForce(context.db, begunAt);
  if (editions.length > 0) await keepAcceptances(context, user_id, editions);
}

/** The last edition of each clause that an account accepted. */
async function loadAccepted({ db, user }: Pick<Context, 'db' | 'user'>): Promise<Map<string, number>> {
  const rows = await db
    .select({ slug: clauseEditions.slug, number: max(clauseEditions.number) })
    .from(clauseAcceptances)
    .innerJoin(clauseEditions, eq(clauseEditions.id, clauseAcceptances.edition_id))
    .where(eq(clauseAcceptances.user_id, user.id))
    .groupBy(clauseEditions.slug);
  return new Map(rows.map(({ slug, number }) => [slug, number!]));
}

export const acceptances: HandlersOf<Pick<typeof calls, 'getClausesToAccept' | 'acceptClauses'>> = {
  async getClausesToAccept(_, context) {
    const { db, now, locale } = context;
    const accepted = await loadAccepted(context);
    const changed = (await loadEditionsInForce(db, now)).filter(({ slug, number }) =>
      isToAccept(accepted.get(slug), number),
    );
    const items = await Promise.all(
      changed.map(async ({ id, slug, number, effective_on }) => {
        const since = (await loadEditions(db, slug)).filter(
          (one) => one.number > (accepted.get(slug) ?? 1) && one.number <= number,
        );
        const texts = await loadEditionTexts(context, since, locale);
        const { title, language } = texts.get(id)!.text;
        const notes = since.flatMap((one) => {
          const note = texts.get(one.id)?.note;
          return note ? [{ number: one.number, ...note }] : [];
        });
        return { slug, number, effective_on, title, language, notes };
      }),
    );
    return { items };
  },

  async acceptClauses({ body: { items } }, context) {
    const inForce = await loadEditionsInForce(context.db, context.now);
    const editions = items.map(({ slug, number }) => {
      const edition = inForce.find((one) => one.slug === slug && one.number === number);
      if (!edition) throw conflict('articles.author.clause.changed');
      return edition;
    });
    const changes = (await keepAcceptances(context, context.user.id, editions)).map(({ slug, number }) => [
      slug,
      { to: number },
    ]);
    if (changes.length > 0)
      await audit(context, 'accept_clause', 'users', context.user.id, Object.fromEntries(changes));
    return null;
  },
};
