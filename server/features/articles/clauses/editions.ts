import { and, desc, eq, inArray } from 'drizzle-orm';
import { findEditionInForce, getStanding, isCorrectable } from '#domain/articles/clause.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import { dayOf } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { clauseEditions, clauseTexts, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

const { article } = tables;
const newestFirst = desc(clauseEditions.number);
export type EditionRow = typeof clauseEditions.$inferSelect;
export type Reading = Pick<Context, 'db' | 'now'>;
export type TextRow = typeof clauseTexts.$inferSelect;

/** The editions of a clause, newest first, with those that were withdrawn. */
export const loadAllEditions = (db: Db, slug: string): Promise<EditionRow[]> =>
  db.select().from(clauseEditions).where(eq(clauseEditions.slug, slug)).orderBy(newestFirst);

/** Those that count, have counted or will. */
export const loadEditions = async (db: Db, slug: string): Promise<EditionRow[]> =>
  (await loadAllEditions(db, slug)).filter((one) => !one.withdrawn_at);

/** The edition of each clause that counts at this moment. */
export async function loadEditionsInForce(db: Db, now: Date): Promise<EditionRow[]> {
  const all = await db.select().from(clauseEditions).orderBy(clauseEditions.slug);
  return [...Map.groupBy(all, ({ slug }) => slug).values()].flatMap(
    (ones) => findEditionInForce(ones, dayOf(now)) ?? [],
  );
}

interface EditionTexts {
  /** In their order: the last corrects those before it. */
  texts: TextRow[];
  text: TextRow;
  /** What the edition changed and then corrected; a translation that says nothing of it leaves it to the English. */
  note: { note: string; language: InterfaceLanguage } | null;
}

/** What is in the language, else the English. */
const chooseLanguage = (texts: readonly TextRow[], language: InterfaceLanguage): TextRow[] => {
  const own = texts.filter((one) => one.language === language);
  return own.length > 0 ? own : [...texts];
};

/** What the notes of texts say together, the first first; null where they say nothing. */
export const joinNotes = (texts: readonly Pick<TextRow, 'note'>[]): string | null =>
  [...new Set(texts.flatMap(({ note }) => note ?? []))].join('\n\n') || null;

function describeTexts(all: readonly TextRow[], language: InterfaceLanguage): EditionTexts {
  const texts = chooseLanguage(all, language);
  const [first, ...more] = chooseLanguage(
    all.filter(({ note }) => note),
    language,
  );
  const note = first && { note: joinNotes([first, ...more])!, language: first.language };
  return { texts, text: texts.at(-1)!, note: note ?? null };
}

/** Those that are to be read in no language but English once their translation is withdrawn: the others keep what they were. */
async function listCorrectable({ db, now }: Reading, editions: readonly EditionRow[]): Promise<ReadonlySet<number>> {
  const slugs = editions.map(({ slug }) => slug);
  const all = await db.select().from(clauseEditions).where(inArray(clauseEditions.slug, slugs));
  const isRead = (edition: EditionRow) => {
    const ofClause = all.filter(({ slug }) => slug === edition.slug);
    return isCorrectable(getStanding(edition, ofClause, dayOf(now)));
  };
  return new Set(editions.filter(isRead).map(({ id }) => id));
}

/** What is read of editions: of each that is in the language, or in English while it is not. */
export async function loadEditionTexts(
  reading: Reading,
  editions: readonly EditionRow[],
  language: InterfaceLanguage,
): Promise<Map<number, EditionTexts>> {
  const rows = await reading.db
    .select({ text: clauseTexts, state: article.state })
    .from(clauseTexts)
    .innerJoin(clauseEditions, eq(clauseEditions.id, clauseTexts.edition_id))
    .innerJoin(
      article,
      and(
        eq(article.place, 'clause'),
        eq(article.slug, clauseEditions.slug),
        eq(article.language, clauseTexts.language),
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
  const isWithdrawn = rows.some(({ state }) => state !== 'published');
  const correctable = isWithdrawn ? await listCorrectable(reading, editions) : new Set<number>();
  const byEdition = Map.groupBy(
    // A translation that was withdrawn is read no more; where it was accepted, it stays what it was.
    rows.flatMap(({ text, state }) => (state === 'published' || !correctable.has(text.edition_id) ? [text] : [])),
    ({ edition_id }) => edition_id,
  );
  return new Map([...byEdition].map(([id, all]) => [id, describeTexts(all, language)]));
}
