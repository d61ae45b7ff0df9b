import { and, eq, like, ne, or } from 'drizzle-orm';
import { articlePages } from '#domain/articles/article.ts';
import { parseLinkTarget } from '#domain/articles/linkTargets.ts';
import type { TextProblem } from '#domain/articles/textProblems.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { articleVersions, tables } from '#server/db/schema.ts';
import { findLinks } from './links.ts';
import { isShown } from './pending.ts';

const { article } = tables;

/** What each address of an article has in it. */
const getAddressPart = ({ place, slug }: Pick<typeof article.$inferSelect, 'place' | 'slug'>): string =>
  (place === 'page' && Object.entries(articlePages).find(([, page]) => page === slug)?.[0]) || `=${slug}`;

/**
 * The published articles that lead to one that is published too, and that nobody gets in any language once its English is
 * taken back. None for a translation, in whose place readers get the English.
 */
export async function findLinking(db: Db, id: number): Promise<TextProblem[]> {
  const isTarget = and(eq(article.id, id), eq(article.state, 'published'), eq(article.language, defaultLanguage));
  const [target] = await db.select().from(article).where(isTarget);
  if (!target) return [];
  const part = `%${getAddressPart(target)}%`;
  const rows = await db
    .select({ title: article.title, language: article.language, body: article.body, public_body: articleVersions.body })
    .from(article)
    // Also what readers get while another text is pending.
    .leftJoin(articleVersions, isShown)
    .where(
      and(
        eq(article.state, 'published'),
        or(like(article.body, part), like(articleVersions.body, part)),
        or(ne(article.place, target.place), ne(article.slug, target.slug)),
      ),
    )
    .orderBy(article.id);
  const leadsThere = (href: string) => {
    const link = parseLinkTarget(href);
    return link?.kind === 'article' && link.place === target.place && link.slug === target.slug;
  };
  return rows
    .filter(({ body, public_body }) => [body, public_body ?? ''].flatMap(findLinks).some(leadsThere))
    .map(({ title, language }) => ({ problem: 'linked_from', text: `${title} (${language})` }));
}
