import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { compareSlugs } from '#domain/articles/article.ts';
import type * as calls from '#domain/articles/articleTranslations.calls.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { articleVersions, tables } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { selectWaiting, type QueueCount } from '#server/kit/waiting.ts';
import { loadClauseCells } from './clauses/cells.ts';
import { isDue } from './pending.ts';

const { article } = tables;
const { id, place, slug, language, state, source_revision } = article;
const [english, source, publicVersion] = [
  alias(article, 'english'),
  alias(articleVersions, 'source'),
  alias(articleVersions, 'public_version'),
];

const itsEnglish = and(
  eq(english.place, place),
  eq(english.slug, slug),
  eq(english.language, defaultLanguage),
  ne(english.id, id),
);
/** The version of the English that a translation names, and the one that readers get instead of what is saved. */
const itsSource = and(eq(source.article_id, english.id), eq(source.revision, source_revision));
const isPublic = and(eq(publicVersion.article_id, english.id), eq(publicVersion.revision, english.shown_revision));

/** Does the English say to its readers what it said as the version that is named, as it does where another text was declined? */
const saysAsNamed = and(
  eq(source.title, sql`coalesce(${publicVersion.title}, ${english.title})`),
  eq(source.summary, sql`coalesce(${publicVersion.summary}, ${english.summary})`),
  eq(source.body, sql`coalesce(${publicVersion.body}, ${english.body})`),
);
/** Of rows that have an English one; as `isStale` has it. A clause has its editions. */
const isStaleTo = and(
  ne(place, 'clause'),
  // Nobody reads it.
  ne(state, 'withdrawn'),
  or(
    isNull(source_revision),
    // An English text that readers do not get yet makes no translation stale.
    and(
      lt(source_revision, sql`coalesce(${english.shown_revision}, ${english.text_revision})`),
      sql`(${saysAsNamed}) is not true`,
    ),
  ),
);
/**
 * Does what is saved wait for a content manager: a pending text, a draft without a time that lost its own or is a translation
 * of which readers have the English, or what could not go public at its time? Of a clause its editions tell.
 */
const doesWait = (now: Date) =>
  or(
    eq(article.pending, true),
    isDue(now),
    and(
      eq(state, 'draft'),
      isNull(article.publish_at),
      or(eq(article.time_lost, true), eq(english.state, 'published')),
      ne(place, 'clause'),
    ),
  );
const selectColumns = (now: Date) => ({
  id,
  place,
  slug,
  language,
  state,
  pending: sql<boolean>`(${doesWait(now)}) is true`,
  stale: sql<boolean>`${and(isNotNull(english.id), isStaleTo)}`,
  /** Told in English only. */
  title: sql<string | null>`case when ${language} = ${defaultLanguage} then ${article.title} end`,
});

type Counting = Pick<Context, 'db' | 'now'>;

/** Texts that wait for a content manager, and since when. */
export async function countPendingArticles(context: Counting): Promise<QueueCount> {
  const since = sql`case when ${isDue(context.now)} then ${article.publish_at} else ${article.revised_at} end`;
  const [row] = await context.db
    .select(selectWaiting(since))
    .from(article)
    .leftJoin(english, itsEnglish)
    .where(doesWait(context.now));
  const clauses = [...(await loadClauseCells(context)).values()].filter(({ pending }) => pending);
  const waiting = [row!.oldest, ...clauses.map(({ revised_at }) => revised_at)].filter((at) => at !== null);
  return { count: row!.count + clauses.length, oldest: waiting.toSorted()[0] ?? null, late: 0 };
}

/** Translations of which the English has changed since, and clauses with an edition that they have not. */
export async function countStaleArticles(context: Counting): Promise<QueueCount> {
  const rows = context.db
    .select({ id })
    .from(article)
    .innerJoin(english, itsEnglish)
    .leftJoin(source, itsSource)
    .leftJoin(publicVersion, isPublic)
    .where(isStaleTo);
  const clauses = [...(await loadClauseCells(context)).values()].filter(({ stale, missing }) => stale || missing);
  return { count: (await context.db.$count(rows.as('stale'))) + clauses.length, oldest: null, late: 0 };
}

export const board: HandlersOf<Pick<typeof calls, 'getArticleBoard'>> = {
  async getArticleBoard(_, context) {
    const rows = await context.db
      .select(selectColumns(context.now))
      .from(article)
      .leftJoin(english, itsEnglish)
      .leftJoin(source, itsSource)
      .leftJoin(publicVersion, isPublic)
      .orderBy(asc(place));
    const clauses = await loadClauseCells(context);
    const groups = Map.groupBy(rows, (row) => `${row.place}/${row.slug}`);
    const items = [...groups.values()].map((group) => ({
      place: group[0]!.place,
      slug: group[0]!.slug,
      title: group.find((row) => row.language === defaultLanguage)?.title ?? null,
      cells: group.map((row) => {
        const { pending, stale, missing } = clauses.get(row.id) ?? { ...row, missing: false };
        return { id: row.id, language: row.language, state: row.state, pending, stale, missing };
      }),
    }));
    return { items: items.toSorted(compareSlugs) };
  },
};
