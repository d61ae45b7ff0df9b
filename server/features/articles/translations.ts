import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { compareSlugs, isStale, type ArticlePlace } from '#domain/articles/article.ts';
import type * as calls from '#domain/articles/articleTranslations.calls.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import type { QueueCount } from '#server/kit/waiting.ts';
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

const { id, place, slug, language, state, source_revision } = article;
const english = alias(article, 'english');
const itsEnglish = and(
  eq(english.place, place),
  eq(english.slug, slug),
  eq(english.language, defaultLanguage),
  ne(english.id, id),
);
/** Of rows that have an English one; as `isStale` has it. */
const isStaleTo = or(
  isNull(source_revision),
  // An English text that readers do not get yet makes no translation stale.
  lt(source_revision, sql`coalesce(${english.shown_revision}, ${english.text_revision})`),
);
const columns = {
  id,
  place,
  slug,
  language,
  state,
  pending: article.pending,
  stale: sql<boolean>`${and(isNotNull(english.id), isStaleTo)}`,
  /** Told in English only. */
  title: sql<string | null>`case when ${language} = ${defaultLanguage} then ${article.title} end`,
};

/** Translations of which the English has changed since. */
export async function countStaleArticles(db: Db): Promise<QueueCount> {
  const rows = db.select({ id }).from(article).innerJoin(english, itsEnglish).where(isStaleTo);
  return { count: await db.$count(rows.as('stale')), oldest: null, late: 0 };
}

export const translations: HandlersOf<typeof calls> = {
  async getArticleBoard(_, { db }) {
    const rows = await db.select(columns).from(article).leftJoin(english, itsEnglish).orderBy(asc(place));
    const groups = Map.groupBy(rows, (row) => `${row.place}/${row.slug}`);
    const items = [...groups.values()].map((group) => {
      return {
        place: group[0]!.place,
        slug: group[0]!.slug,
        title: group.find((row) => row.language === defaultLanguage)?.title ?? null,
        cells: group.map((row) => ({
          id: row.id,
          language: row.language,
          state: row.state,
          pending: row.pending,
          stale: row.stale,
        })),
      };
    });
    return { items: items.toSorted(compareSlugs) };
  },

  async getEnglishArticle({ query: { since, ...key } }, { db }) {
    const english = await findEnglish(db, key);
    if (!english) return { english: null };
    const { id, revision } = english;
    if (!isStale(since ?? null, english.text_revision)) return { english: { id, revision, change: null } };
    const before = since === undefined ? undefined : await findVersion(db, english, since);
    return {
      english: { id, revision, change: { before: before ? pickText(before) : null, after: pickText(english) } },
    };
  },
};
