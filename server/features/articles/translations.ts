import { and, eq } from 'drizzle-orm';
import { isStale, type ArticlePlace } from '#domain/articles/article.ts';
import type * as calls from '#domain/articles/articleTranslations.calls.ts';
import { saysTheSame } from '#domain/articles/clause.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { findVersion, pickText } from './version.ts';

const { article } = tables;
interface Key {
  place: ArticlePlace;
  slug: string;
}

const isEnglishOf = ({ place, slug }: Key) =>
  and(eq(article.place, place), eq(article.slug, slug), eq(article.language, defaultLanguage));

async function findEnglish(db: Db, key: Key) {
  const [row] = await db.select().from(article).where(isEnglishOf(key));
  return row;
}

/** A translation was made from a version of the English that there is; the English is made from nothing. */
export async function checkSource(
  db: Db,
  key: Key & { language: string },
  source: number | null | undefined,
): Promise<void> {
  if (!source) return;
  const english = key.language === defaultLanguage ? undefined : await findEnglish(db, key);
  if (!english || source > english.revision) throw invalidField('source_revision', 'validation.invalid');
}

export const translations: HandlersOf<Pick<typeof calls, 'getEnglishArticle'>> = {
  async getEnglishArticle({ query: { since, ...key } }, { db }) {
    const english = await findEnglish(db, key);
    if (!english) return { english: null };
    const { id, revision } = english;
    if (!isStale(since ?? null, english.text_revision)) return { english: { id, revision, change: null } };
    const before = since === undefined ? undefined : await findVersion(db, english, since);
    // It has come back to what it said then.
    if (saysTheSame(before, english)) return { english: { id, revision, change: null } };
    return {
      english: { id, revision, change: { before: before ? pickText(before) : null, after: pickText(english) } },
    };
  },
};
