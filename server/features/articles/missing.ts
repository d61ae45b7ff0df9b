import { and, eq, inArray, ne } from 'drizzle-orm';
import { parseArticleLink, findLinks, checkLink } from '#domain/articles/links.ts';
import { findPictures, parsePictureAddress } from '#domain/articles/pictures.ts';
import type { TextProblem } from '#domain/articles/textProblems.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { files, tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import { getFileName } from '#server/platform/files/files.ts';

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

/** The pictures of a text that nobody uploaded, or that are gone. */
async function findMissingPictures(db: Db, body: string): Promise<string[]> {
  const pictures = findPictures(body).flatMap(({ href }) => parsePictureAddress(href)?.url ?? []);
  const stored = await db
    .select({ name: files.name })
    .from(files)
    .where(inArray(files.name, pictures.map(getFileName)));
  const names = new Set(stored.map(({ name }) => name));
  return pictures.filter((url) => !names.has(getFileName(url)));
}

/** What a text leads to or shows that is not there. */
export async function findMissing(db: Db, body: string): Promise<TextProblem[]> {
  const missing: TextProblem[] = [];
  for (const text of findLinks(body))
    if (!checkLink(text) && (await isMissing(db, text))) missing.push({ problem: 'link_missing', text });
  const pictures = await findMissingPictures(db, body);
  return [...missing, ...pictures.map((text) => ({ problem: 'picture_missing' as const, text }))];
}

/** 422 where a text leads to a chapter or lesson, or shows a picture, that is not there; its rules refuse the rest. */
export async function checkMissing(db: Db, body: string | undefined): Promise<void> {
  const [first] = await findMissing(db, body ?? '');
  if (first) throw invalidField('body', `articles.office.errors.${first.problem}`, { text: first.text });
}
