import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { listAssignable } from '#domain/translation/tasks.calls.ts';
import { tables, taskChapters, translatedChapters } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { pacesOf } from './pace.ts';

const { businessBook, edition, sourceChapter, translationTask, user } = tables;
/** Words that each translator has still to do. */
async function openWords({ db }: Context): Promise<Map<number, number>> {
  const { words, done_words } = translatedChapters;
  const rows = await db
    .select({
      id: translationTask.translator_id,
      words: sql<number>`coalesce(sum(${words} - ${done_words}), 0)`.mapWith(Number),
    })
    .from(taskChapters)
    .innerJoin(translationTask, eq(translationTask.id, taskChapters.task_id))
    .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
    .where(eq(taskChapters.is_open, true))
    .groupBy(translationTask.translator_id);
  return new Map(rows.map((row) => [row.id, row.words]));
}

export const assignable: Handler<typeof listAssignable> = async ({ params: { id }, query: { language } }, context) => {
  const { db } = context;
  const [book] = await db.select({ id: businessBook.id }).from(businessBook).where(eq(businessBook.id, id));
  if (!book) throw notFound();
  const inEdition = db
    .select({ id: edition.id })
    .from(edition)
    .where(and(eq(edition.book_id, id), eq(edition.language, language)));
  const chapters = await db
    .select({
      number: sourceChapter.number,
      title: sourceChapter.title,
      words:
        sql<number>`coalesce(${translatedChapters.words} - ${translatedChapters.done_words}, ${sourceChapter.word_count})`.mapWith(
          Number,
        ),
      state: sql<typeof translatedChapters.$inferSelect.state>`coalesce(${translatedChapters.state}, 'untranslated')`,
      is_taken: sql<boolean>`${taskChapters.task_id} is not null`,
    })
    .from(sourceChapter)
    .leftJoin(
      translatedChapters,
      and(
        eq(translatedChapters.source_chapter_id, sourceChapter.id),
        inArray(translatedChapters.edition_id, inEdition),
      ),
    )
    .leftJoin(taskChapters, and(eq(taskChapters.translated_chapter_id, translatedChapters.id), taskChapters.is_open))
    .where(eq(sourceChapter.book_id, id))
    .orderBy(asc(sourceChapter.number));
  const open = await openWords(context);
  const paceOf = await pacesOf(context);
  const people = await db
    .select({ id: user.id, name: user.user_name })
    .from(user)
    .where(and(eq(user.role, 'translator'), eq(user.status, 'active')))
    .orderBy(asc(user.user_name));
  const translators = people.map((one) => ({
    ...one,
    open_words: open.get(one.id) ?? 0,
    pace: paceOf(one.id),
  }));
  return { chapters, translators };
};
