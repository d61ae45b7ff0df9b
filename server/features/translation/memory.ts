import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type * as calls from '#domain/translation/memory.calls.ts';
import { tables, translatedChapters, translationMemory } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { findOpenTask } from './rows.ts';

const { businessBook, edition } = tables;
/** What is less alike is another sentence. */
const least = 0.5;
const most = 3;

export const memory: HandlersOf<typeof calls> = {
  async listSuggestions({ params: { id }, query: { source } }, context) {
    const { db, user } = context;
    const task = await findOpenTask(context, id);
    if (task?.translator_id !== user.id) throw notFound();
    const [here] = await db
      .select({ book: edition.book_id, language: edition.language, author: businessBook.author })
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
    return { items };
  },
};
