import { and, eq, sql } from 'drizzle-orm';
import { defaultLanguage } from '#domain/languages.ts';
import { dayOf } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { articleVersions, clauseEditions, clauseTexts, tables } from '#server/db/schema.ts';
import { shippedArticles, type ArticleKey } from '#server/features/articles/index.ts';
import { createWriter } from '#server/kit/writer.ts';

const { article } = tables;
const getName = ({ place, slug }: Pick<ArticleKey, 'place' | 'slug'>) => `${place}/${slug}`;

/**
 * Those that are not there yet: a new version brings more of them, and leaves what the staff have made of the others. They
 * are translated from the English that the platform comes with, which is the first version of it. Where the staff have
 * written an article of the same name themselves, nothing is added to it.
 */
export async function seedArticles(tx: Db, created_at: string): Promise<void> {
  const there = await findArticles(tx);
  const languages = Map.groupBy(there, getName);
  const missing = shippedArticles((key) => {
    const same = languages.get(getName(key)) ?? [];
    const english = same.find(({ language }) => language === defaultLanguage);
    const isStaffs = same.length > 0 && !english?.isShipped;
    return !isStaffs && same.every(({ language }) => language !== key.language);
  });
  if (missing.length === 0) return;
  await createWriter(tx)(
    'article',
    missing.map((one) => ({
      ...one,
      state: 'published',
      source_revision: one.language === defaultLanguage ? null : 1,
      created_at,
    })),
  );
}

/** All that are there, with whether the platform came with their first version, which is nobody's then. */
const findArticles = (tx: Db) =>
  tx
    .select({
      place: article.place,
      slug: article.slug,
      language: article.language,
      isShipped: sql<boolean>`case when ${article.revision} = 1 then ${article.revised_by} else ${articleVersions.user_id} end is null`,
    })
    .from(article)
    .leftJoin(articleVersions, and(eq(articleVersions.article_id, article.id), eq(articleVersions.revision, 1)));

/** The clauses that the platform comes with are their first editions, in force from the start. */
export async function seedClauses(tx: Db, now: Date): Promise<void> {
  const isClause = and(eq(article.place, 'clause'), eq(article.state, 'published'));
  const there = new Set((await tx.select({ slug: clauseEditions.slug }).from(clauseEditions)).map(({ slug }) => slug));
  const texts = (await tx.select().from(article).where(isClause)).filter(({ slug }) => !there.has(slug));
  for (const { slug } of texts.filter(({ language }) => language === defaultLanguage)) {
    const [edition] = await tx
      .insert(clauseEditions)
      .values({ slug, number: 1, effective_on: dayOf(now), created_at: now.toISOString() })
      .returning();
    await insertAll(
      tx,
      clauseTexts,
      texts
        .filter((text) => text.slug === slug)
        .map(({ language, revision, title, summary, body, revised_at, created_at }) => ({
          edition_id: edition!.id,
          language,
          revision,
          title,
          summary,
          body,
          at: revised_at ?? created_at,
        })),
    );
  }
}
