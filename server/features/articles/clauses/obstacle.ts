import { and, asc, eq, gte, max } from 'drizzle-orm';
import { saysTheSame, findWriters, type ClauseObstacle } from '#domain/articles/clause.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { articleVersions, clauseEditions, clauseTexts, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { findVersion } from '../versions.ts';
import { loadEditions, type EditionRow } from './editions.ts';

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

/** The edition that a translation was made from: the last whose English says what its source said. */
async function findTranslatedEdition(db: Db, row: ArticleRow, editions: readonly EditionRow[]) {
  const [english] = await db
    .select()
    .from(article)
    .where(and(eq(article.place, 'clause'), eq(article.slug, row.slug), eq(article.language, defaultLanguage)));
  const source = english && row.source_revision ? await findVersion(db, english, row.source_revision) : undefined;
  for (const edition of editions)
    if ((await loadTexts(db, edition.id, defaultLanguage)).some((text) => saysTheSame(text, source))) return edition;
  return undefined;
}

/** Those who wrote what is saved, since a text in this language was published. */
async function loadWritersSincePublished(db: Db, row: ArticleRow): Promise<ReadonlySet<number>> {
  const [published] = await db
    .select({ revision: max(clauseTexts.revision) })
    .from(clauseTexts)
    .innerJoin(clauseEditions, eq(clauseEditions.id, clauseTexts.edition_id))
    .where(and(eq(clauseEditions.slug, row.slug), eq(clauseTexts.language, row.language)));
  const since = published?.revision ?? 0;
  const earlier = await db
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.article_id, row.id), gte(articleVersions.revision, since)))
    .orderBy(asc(articleVersions.revision));
  const versions = [
    ...earlier.map(({ user_id, ...version }) => ({ ...version, by: user_id })),
    { ...row, by: row.revised_by },
  ];
  // What was published is there to compare with, and not written anew.
  return findWriters(versions.map((one) => (one.revision === since ? { ...one, by: null } : one)));
}

/** The edition that a saved clause belongs to (the English: the last), and why it cannot be published by a user. */
export async function loadClauseStanding(
  { db, user }: Pick<Context, 'db' | 'user'>,
  row: ArticleRow,
): Promise<{ editions: EditionRow[]; edition: EditionRow | undefined; obstacle: ClauseObstacle | null }> {
  const editions = await loadEditions(db, row.slug);
  const edition = isEnglish(row) ? editions[0] : await findTranslatedEdition(db, row, editions);
  const published = edition && (await loadTexts(db, edition.id, row.language)).at(-1);
  const obstacle = async (): Promise<ClauseObstacle | null> => {
    if (!isEnglish(row) && !edition) return 'no_edition';
    if (row.state === 'published' && saysTheSame(published, row)) return 'unchanged';
    return (await loadWritersSincePublished(db, row)).has(user.id) ? 'own_text' : null;
  };
  return { editions, edition, obstacle: await obstacle() };
}
