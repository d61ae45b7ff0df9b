import { and, eq, ne } from 'drizzle-orm';
import type * as calls from '#domain/articles/articlePreview.calls.ts';
import { parseArticleLink, findLinks, checkLink, type LinkProblem } from '#domain/articles/links.ts';
import { fillNumbers } from '#domain/articles/livingNumbers.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { invalidField, notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { renderArticle } from './articleHtml.ts';

const { article } = tables;

async function isMissing(db: Db, href: string): Promise<boolean> {
  const key = parseArticleLink(href);
  if (!key) return false;
  const isThere = and(
    eq(article.place, key.place),
    eq(article.slug, key.slug),
    eq(article.language, defaultLanguage),
    ne(article.state, 'withdrawn'),
  );
  return (await db.$count(article, isThere)) === 0;
}

/** The links of a text that lead nowhere, and why. */
async function findBrokenLinks(db: Db, body: string): Promise<{ problem: LinkProblem; href: string }[]> {
  const broken: { problem: LinkProblem; href: string }[] = [];
  for (const href of findLinks(body)) {
    const problem = checkLink(href) ?? ((await isMissing(db, href)) ? 'missing' : undefined);
    if (problem) broken.push({ problem, href });
  }
  return broken;
}

/** 422 where a text leads to a chapter or lesson that is not there; the rules of an article refuse its other links. */
export async function checkLinks(db: Db, body: string | undefined): Promise<void> {
  const first = (await findBrokenLinks(db, body ?? '')).find(({ problem }) => problem === 'missing');
  if (first) throw invalidField('body', 'articles.office.errors.link_missing', { href: first.href });
}

export const previews: HandlersOf<typeof calls> = {
  async previewArticle({ body: { body, language } }, { db }) {
    return { html: renderArticle(body, language), problems: await findBrokenLinks(db, body) };
  },

  async readSavedArticle({ params: { id } }, { db }) {
    const [row] = await db.select().from(article).where(eq(article.id, id));
    if (!row) throw notFound();
    const { title, summary, language, body } = row;
    return { title, language, summary: fillNumbers(summary, language), html: renderArticle(body, language) };
  },
};
