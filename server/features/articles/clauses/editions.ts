import { and, desc, eq, inArray } from 'drizzle-orm';
import { findEditionInForce } from '#domain/articles/clause.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import { dayOf } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { clauseEditions, clauseTexts, tables } from '#server/db/schema.ts';

const { article } = tables;
const newestFirst = desc(clauseEditions.number);
export type EditionRow = typeof clauseEditions.$inferSelect;
export type TextRow = typeof clauseTexts.$inferSelect;

/** The editions of a clause, newest first. */
export const loadEditions = (db: Db, slug: string): Promise<EditionRow[]> =>
  db.select().from(clauseEditions).where(eq(clauseEditions.slug, slug)).orderBy(newestFirst);

/** The edition of each clause that counts at this moment. */
export async function loadEditionsInForce(db: Db, now: Date): Promise<EditionRow[]> {
  const all = await db.select().from(clauseEditions).orderBy(clauseEditions.slug);
  return [...Map.groupBy(all, ({ slug }) => slug).values()].flatMap(
    (ones) => findEditionInForce(ones, dayOf(now)) ?? [],
  );
}

/** What is read of editions: the latest text of each in the language, or in English while there is none. */
export async function loadEditionTexts(
  db: Db,
  editions: readonly EditionRow[],
  language: InterfaceLanguage,
): Promise<Map<number, TextRow>> {
  const rows = await db
    .select({ text: clauseTexts })
    .from(clauseTexts)
    .innerJoin(clauseEditions, eq(clauseEditions.id, clauseTexts.edition_id))
    .innerJoin(
      article,
      and(
        eq(article.place, 'clause'),
        eq(article.slug, clauseEditions.slug),
        eq(article.language, clauseTexts.language),
        // A translation that was withdrawn is read no more.
        eq(article.state, 'published'),
      ),
    )
    .where(
      and(
        inArray(
          clauseTexts.edition_id,
          editions.map(({ id }) => id),
        ),
        inArray(clauseTexts.language, [language, defaultLanguage]),
      ),
    )
    .orderBy(clauseTexts.revision);
  const chosen = new Map<number, TextRow>();
  for (const { text } of rows)
    if (text.language === language || chosen.get(text.edition_id)?.language !== language)
      chosen.set(text.edition_id, text);
  return chosen;
}
