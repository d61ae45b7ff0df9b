import { and, asc, eq, isNull, max } from 'drizzle-orm';
import { getStanding, isCorrectable, saysTheSame, type ClauseObstacle } from '#domain/articles/clause.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { dayOf } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { clauseEditions, clauseTexts, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { loadWritersSince } from '../unread.ts';
import { findVersion } from '../version.ts';
import { loadAllEditions, type EditionRow } from './editions.ts';
import { haveNumbersChanged, loadUnfilled } from './numbers.ts';

const { article } = tables;
export type ArticleRow = typeof article.$inferSelect;
const isEnglish = (row: ArticleRow) => row.language === defaultLanguage;

/** All texts of an edition in a language, those that correct it last. */
const loadTexts = (db: Db, edition_id: number, language: ArticleRow['language']) =>
  db
    .select()
    .from(clauseTexts)
    .where(and(eq(clauseTexts.edition_id, edition_id), eq(clauseTexts.language, language)))
    .orderBy(asc(clauseTexts.revision));

/** The last text of an edition in the language of a clause, as it was saved. */
async function loadLastText(db: Db, row: ArticleRow, edition: EditionRow | undefined) {
  const text = edition && (await loadTexts(db, edition.id, row.language)).at(-1);
  return text && loadUnfilled(db, row, text);
}

/** The edition that a translation was made from: the last whose English says what its source said. */
export async function findTranslatedEdition(
  db: Db,
  row: Pick<ArticleRow, 'slug' | 'source_revision'>,
  editions: readonly EditionRow[],
) {
  const [english] = await db
    .select()
    .from(article)
    .where(and(eq(article.place, 'clause'), eq(article.slug, row.slug), eq(article.language, defaultLanguage)));
  if (!english || !row.source_revision) return undefined;
  const source = await findVersion(db, english, row.source_revision);
  for (const edition of editions)
    for (const text of await loadTexts(db, edition.id, defaultLanguage))
      if (saysTheSame(await loadUnfilled(db, english, text), source)) return edition;
  return undefined;
}

/** Those who wrote what is saved, since a text in this language was published that was not taken back. */
async function loadWritersSincePublished(db: Db, row: ArticleRow): Promise<ReadonlySet<number>> {
  const [published] = await db
    .select({ revision: max(clauseTexts.revision) })
    .from(clauseTexts)
    .innerJoin(clauseEditions, eq(clauseEditions.id, clauseTexts.edition_id))
    .where(
      and(
        eq(clauseEditions.slug, row.slug),
        eq(clauseTexts.language, row.language),
        isNull(clauseEditions.withdrawn_at),
      ),
    );
  return loadWritersSince(db, row, published?.revision ?? 0);
}

type Asking = Pick<Context, 'db' | 'now' | 'user' | 'signingAge'>;

interface ClauseStanding {
  /** Newest first, with those that were withdrawn. */
  all: EditionRow[];
  /** Those that the English may correct: the one in force, and those to come. */
  correctable: EditionRow[];
  /** The one that what is saved belongs to: of the English the newest. */
  edition: EditionRow | undefined;
  /** Would the newest say something else today? Told of the English. */
  numbersChanged: boolean;
  /** Why it is not published by the user. */
  obstacle: ClauseObstacle | null;
}

/** How a saved clause stands to its editions. */
export async function loadClauseStanding(context: Asking, row: ArticleRow): Promise<ClauseStanding> {
  const { db, now, user } = context;
  const all = await loadAllEditions(db, row.slug);
  const editions = all.filter((one) => !one.withdrawn_at);
  const [newest] = editions;
  const correctable = editions.filter((one) => isCorrectable(getStanding(one, editions, dayOf(now))));
  const edition = isEnglish(row) ? newest : await findTranslatedEdition(db, row, editions);
  const published = await loadLastText(db, row, edition);
  const numbersChanged =
    isEnglish(row) && published !== undefined && (await haveNumbersChanged(context, edition!, published, row.language));
  const obstacle = async (): Promise<ClauseObstacle | null> => {
    if (!isEnglish(row) && !edition) return 'no_edition';
    if (row.state === 'published' && !numbersChanged && saysTheSame(published, row)) return 'unchanged';
    return (await loadWritersSincePublished(db, row)).has(user.id) ? 'own_text' : null;
  };
  return { all, correctable, edition, numbersChanged, obstacle: await obstacle() };
}

/** Does an edition say already what is saved? Its correction would then change nothing. */
export const saysLast = async (db: Db, row: ArticleRow, edition: EditionRow): Promise<boolean> =>
  saysTheSame(await loadLastText(db, row, edition), row);
