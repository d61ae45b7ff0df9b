import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type * as calls from '#domain/translation/memory.calls.ts';
import { sourceTexts, tables, translatedChapters, translationMemory } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { findOpenTask } from './rows.ts';

const { businessBook, edition } = tables;
/** What is less alike is another sentence. */
const least = 0.5;
const most = 3;
const mostOwn = 2;
/** Of the own chapters that are not approved the last: each is read whole. */
const ownChapters = 30;
/** Of their paragraphs those that are most alike, done or not. */
const looked = 20;

/** Paragraphs of an edition that the caller has done and that are not approved yet; those that were joined with others left out. */
async function findOwn({ db, user }: Context, edition_id: number, source: string) {
  const { rows } = await db.execute<{ source: string; target: string; similarity: number }>(sql`
    select alike.source, segment ->> 'target' as target, alike.similarity
    from (
      select segments, at, paragraph -> 'id' as id, paragraph ->> 'text' as source,
        similarity(paragraph ->> 'text', ${source})::float8 as similarity
      from (
        select ${translatedChapters.segments} as segments, ${sourceTexts.paragraphs} as paragraphs,
          ${translatedChapters.updated_at} as at
        from ${translatedChapters}
        join ${sourceTexts} on ${sourceTexts.source_chapter_id} = ${translatedChapters.source_chapter_id}
        where ${translatedChapters.edition_id} = ${edition_id} and ${translatedChapters.translator_id} = ${user.id}
          and ${translatedChapters.state} in ('in_work', 'in_review')
        order by ${translatedChapters.updated_at} desc limit ${ownChapters}
      ) as chapter
      cross join lateral jsonb_array_elements(paragraphs) as paragraph
      order by similarity desc, at desc limit ${looked}
    ) as alike
    cross join lateral jsonb_array_elements(segments) as segment
    where alike.similarity >= ${least}
      and segment -> 'sources' = jsonb_build_array(alike.id) and (segment ->> 'done')::boolean
    order by alike.similarity desc, at desc limit ${mostOwn + most}`);
  return rows.map((row) => ({ ...row, scope: 'own' as const }));
}

export const memory: HandlersOf<typeof calls> = {
  async listSuggestions({ params: { id }, query: { source } }, context) {
    const { db, user } = context;
    const task = await findOpenTask(context, id);
    if (task?.translator_id !== user.id) throw notFound();
    const [here] = await db
      .select({
        edition: translatedChapters.edition_id,
        book: edition.book_id,
        language: edition.language,
        author: businessBook.author,
      })
      .from(translatedChapters)
      .innerJoin(edition, eq(edition.id, translatedChapters.edition_id))
      .innerJoin(businessBook, eq(businessBook.id, edition.book_id))
      .where(eq(translatedChapters.id, id));
    const alike = sql<number>`similarity(${translationMemory.source}, ${source})`.mapWith(Number);
    const scope = sql<'book' | 'author' | 'all'>`case when ${translationMemory.book_id} = ${here!.book} then 'book'
      when ${businessBook.author} = ${here!.author} then 'author' else 'all' end`;
    const rank = sql`case when ${translationMemory.book_id} = ${here!.book} then 0
      when ${businessBook.author} = ${here!.author} then 1 else 2 end`;
    const items = await db
      .select({ source: translationMemory.source, target: translationMemory.target, similarity: alike, scope })
      .from(translationMemory)
      .innerJoin(businessBook, eq(businessBook.id, translationMemory.book_id))
      .where(
        and(
          eq(translationMemory.language, here!.language),
          // The index finds what is alike at all.
          sql`${translationMemory.source} % ${source}`,
          gte(alike, least),
        ),
      )
      .orderBy(asc(rank), desc(alike), desc(translationMemory.id))
      .limit(most);
    const own = await findOwn(context, here!.edition, source);
    const isNew = (one: (typeof own)[number], at: number) =>
      [...items, ...own.slice(0, at)].every(({ source, target }) => source !== one.source || target !== one.target);
    return { items: [...items, ...own.filter(isNew).slice(0, mostOwn)] };
  },
};
