import { and, eq, inArray, sql } from 'drizzle-orm';
import { compareSlugs, isArticlePlace } from '#domain/articles/article.ts';
import type * as calls from '#domain/articles/articles.calls.ts';
import type * as translationCalls from '#domain/articles/articleTranslations.calls.ts';
import type * as versionCalls from '#domain/articles/articleVersions.calls.ts';
import type * as writingCalls from '#domain/articles/articleWriting.calls.ts';
import type * as clauseCalls from '#domain/articles/clauses.calls.ts';
import { fillNumbers } from '#domain/articles/livingNumbers.ts';
import type * as readingCalls from '#domain/articles/reading.calls.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { renderArticle } from './articleHtml.ts';
import { clauses } from './clauses/handlers.ts';
import { loadClausesInForce, readClause } from './clauses/read.ts';
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
      title: article.title,
      summary: article.summary,
      body: texts ? article.body : sql<string>`''`,
    })
    .from(article)
    .where(
      and(
        eq(article.place, place),
        eq(article.state, 'published'),
        inArray(article.language, [language, defaultLanguage]),
        slug === undefined ? undefined : eq(article.slug, slug),
      ),
    );
  const inLanguage = new Set(rows.filter((row) => row.language === language).map((row) => row.slug));
  return rows.filter((row) => row.language === language || !inLanguage.has(row.slug)).toSorted(compareSlugs);
}

const getHead = ({ slug, language, title, summary }: Row) => ({
  slug,
  language,
  title,
  summary: fillNumbers(summary, language),
});

const getWhole = (row: Row) => ({ ...getHead(row), html: renderArticle(row.body, row.language) });

export const articles: HandlersOf<
  typeof calls &
    typeof writingCalls &
    typeof translationCalls &
    typeof versionCalls &
    typeof clauseCalls &
    typeof readingCalls
> = {
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
    return {
      items: rows.map((row) => ({ ...getHead(row), html: texts ? renderArticle(row.body, row.language) : null })),
    };
  },

  async getArticle({ params: { place, slug }, query }, context) {
    if (place === 'clause') {
      const { row, edition } = await readClause(context, slug, query.language, query.edition);
      return { ...getWhole(row), edition };
    }
    const [row] = await loadPublished(context.db, place, { language: query.language, slug, texts: true });
    if (!row) throw notFound();
    return { ...getWhole(row), edition: null };
  },
};
