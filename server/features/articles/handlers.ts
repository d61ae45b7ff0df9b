import { and, eq, inArray, sql } from 'drizzle-orm';
import { compareSlugs, isArticlePlace } from '#domain/articles/article.ts';
import type * as calls from '#domain/articles/articles.calls.ts';
import type * as translationCalls from '#domain/articles/articleTranslations.calls.ts';
import type * as versionCalls from '#domain/articles/articleVersions.calls.ts';
import type * as writingCalls from '#domain/articles/articleWriting.calls.ts';
import type * as clauseCalls from '#domain/articles/clauses.calls.ts';
import type * as readingCalls from '#domain/articles/reading.calls.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { articleVersions, tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { board } from './board.ts';
import { clauses } from './clauses/handlers.ts';
import { loadClausesInForce, readClause } from './clauses/read.ts';
import { drawTexts } from './draw.ts';
import { isShown } from './pending.ts';
import { isPublished } from './published.ts';
import { reading } from './reading.ts';
import { translations } from './translations.ts';
import { versions } from './versions.ts';
import { writing } from './writing.ts';

const { article } = tables;
type Row = Pick<typeof article.$inferSelect, 'slug' | 'language' | 'title' | 'summary' | 'body'>;

interface Wanted {
  language: InterfaceLanguage;
  slug?: string;
  texts: boolean;
}

/** What is published at a place: each article in the language, else in English; without `texts` its body is not read. */
async function loadPublished(db: Db, place: string, { language, slug, texts }: Wanted): Promise<Row[]> {
  if (!isArticlePlace(place)) throw notFound();
  const rows = await db
    .select({
      slug: article.slug,
      language: article.language,
      title: sql<string>`coalesce(${articleVersions.title}, ${article.title})`,
      summary: sql<string>`coalesce(${articleVersions.summary}, ${article.summary})`,
      body: texts ? sql<string>`coalesce(${articleVersions.body}, ${article.body})` : sql<string>`''`,
    })
    .from(article)
    .leftJoin(articleVersions, isShown)
    .where(
      and(
        eq(article.place, place),
        isPublished(db),
        inArray(article.language, [language, defaultLanguage]),
        slug === undefined ? undefined : eq(article.slug, slug),
      ),
    );
  const inLanguage = new Set(rows.filter((row) => row.language === language).map((row) => row.slug));
  return rows.filter((row) => row.language === language || !inLanguage.has(row.slug)).toSorted(compareSlugs);
}

/** An article as a reader of a language gets it; 404 where there is none. */
async function readPublished(db: Db, place: string, slug: string, language: InterfaceLanguage) {
  const [row] = await loadPublished(db, place, { language, slug, texts: true });
  if (!row) throw notFound();
  return { row, edition: null };
}

export const articles: HandlersOf<
  typeof calls &
    typeof writingCalls &
    typeof translationCalls &
    typeof versionCalls &
    typeof clauseCalls &
    typeof readingCalls
> = {
  ...board,
  ...clauses,
  ...reading,
  ...translations,
  ...versions,
  ...writing,

  async listArticles({ params: { place }, query: { language, texts } }, context) {
    const rows: Row[] =
      place === 'clause'
        ? await loadClausesInForce(context, language)
        : await loadPublished(context.db, place, { language, texts });
    const items = await drawTexts(context, rows);
    return {
      items: items.map(({ html, ...head }, at) => ({ ...head, slug: rows[at]!.slug, html: texts ? html : null })),
    };
  },

  async getArticle({ params: { place, slug }, query }, context) {
    const { row, edition } =
      place === 'clause'
        ? await readClause(context, slug, query)
        : await readPublished(context.db, place, slug, query.language);
    const [text] = await drawTexts(context, [row]);
    return { ...text!, slug, edition };
  },
};
