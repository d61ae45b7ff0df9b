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

/** The texts of editions in some languages, those of each in their order: the last corrects those before it. */
async function loadTexts(
  db: Db,
  editions: readonly EditionRow[],
  languages: readonly InterfaceLanguage[],
): Promise<TextRow[]> {
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
        inArray(clauseTexts.language, languages),
      ),
    )
    .orderBy(clauseTexts.revision);
  return rows.map(({ text }) => text);
}

/** By edition, those of a language that are in it, else the English ones. */
const chooseLanguage = (texts: readonly TextRow[], language: InterfaceLanguage): Map<number, TextRow[]> => {
  const byEdition = Map.groupBy(texts, ({ edition_id }) => edition_id);
  for (const [id, all] of byEdition) {
    const own = all.filter((one) => one.language === language);
    if (own.length > 0) byEdition.set(id, own);
  }
  return byEdition;
};

/** What is read of editions, each with the texts that it corrects before it: in the language, or in English while there is none. */
export async function loadAllEditionTexts(
  db: Db,
  editions: readonly EditionRow[],
  language: InterfaceLanguage,
): Promise<Map<number, TextRow[]>> {
  return chooseLanguage(await loadTexts(db, editions, [language, defaultLanguage]), language);
}

/** The latest of these of each. */
export async function loadEditionTexts(
  db: Db,
  editions: readonly EditionRow[],
  language: InterfaceLanguage,
): Promise<Map<number, TextRow>> {
  const all = await loadAllEditionTexts(db, editions, language);
  return new Map([...all].map(([id, texts]) => [id, texts.at(-1)!]));
}

/** What an edition changed and then corrected, in the words of its texts, the first first; null: they say nothing. */
export const joinNotes = (texts: readonly Pick<TextRow, 'note'>[]): string | null =>
  [...new Set(texts.flatMap(({ note }) => note ?? []))].join('\n\n') || null;

/** What editions changed, in the language; a translation that says nothing of it leaves it to the English. */
export async function loadEditionNotes(
  db: Db,
  editions: readonly EditionRow[],
  language: InterfaceLanguage,
): Promise<Map<number, Pick<TextRow, 'note' | 'language'>>> {
  const texts = (await loadTexts(db, editions, [language, defaultLanguage])).filter(({ note }) => note);
  return new Map(
    [...chooseLanguage(texts, language)].map(([id, some]) => [
      id,
      { note: joinNotes(some), language: some[0]!.language },
    ]),
  );
}
