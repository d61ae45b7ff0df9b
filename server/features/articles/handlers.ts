import { and, eq, inArray } from 'drizzle-orm';
import { bySlug, isArticlePlace } from '#domain/articles/article.ts';
import type * as calls from '#domain/articles/articles.calls.ts';
import { fillNumbers } from '#domain/articles/livingNumbers.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { articleHtml } from './articleHtml.ts';

const { article } = tables;
type Row = typeof article.$inferSelect;

/** What is published at a place: each article in the language, else in English. */
async function publishedAt(db: Db, place: string, language: InterfaceLanguage, slug?: string): Promise<Row[]> {
  if (!isArticlePlace(place)) throw notFound();
  const rows = await db
    .select()
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
  return rows.filter((row) => row.language === language || !inLanguage.has(row.slug)).toSorted(bySlug);
}

const headOf = ({ slug, language, title, summary }: Row) => ({
  slug,
  language,
  title,
  summary: fillNumbers(summary, language),
});

export const articles: HandlersOf<typeof calls> = {
  async listArticles({ params, query: { language, texts } }, { db }) {
    const rows = await publishedAt(db, params.place, language);
    return {
      items: rows.map((row) => ({ ...headOf(row), html: texts ? articleHtml(row.body, row.language) : null })),
    };
  },

  async getArticle({ params, query }, { db }) {
    const [row] = await publishedAt(db, params.place, query.language, params.slug);
    if (!row) throw notFound();
    return { ...headOf(row), html: articleHtml(row.body, row.language) };
  },
};
