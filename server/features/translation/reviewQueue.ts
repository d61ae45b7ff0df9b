import { and, asc, count, eq, exists, gt, gte, lt, or, sql } from 'drizzle-orm';
import { addDaysToInstant, dayOf } from '#domain/shared/clock.ts';
import { decidedDays } from '#domain/shared/decidedLately.ts';
import type { listTranslationReviews } from '#domain/translation/translationReviews.calls.ts';
import { tables, taskChapters, translatedChapters, translationVersions } from '#server/db/schema.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { selectWaiting, type QueueCount } from '#server/kit/waiting.ts';
import { chapterColumns } from './rows.ts';

const { businessBook, edition, sourceChapter, translationTask, user } = tables;
const { id, state, submitted_at } = translatedChapters;
const { ends_on } = translationTask;

/** What waits for a review, late where the end of its task is past. */
export async function countWaitingReviews({ db, now }: Context): Promise<QueueCount> {
  const [row] = await db
    .select(selectWaiting(submitted_at, lt(ends_on, dayOf(now))))
    .from(translatedChapters)
    .innerJoin(taskChapters, and(eq(taskChapters.translated_chapter_id, id), taskChapters.is_open))
    .innerJoin(translationTask, eq(translationTask.id, taskChapters.task_id))
    .where(eq(state, 'in_review'));
  return row!;
}

/** Who reviews, with how many decisions each has made lately. */
function loadReviewers({ db, now }: Context) {
  const { cause, at, user_id } = translationVersions;
  const isLately = gte(at, addDaysToInstant(now, -decidedDays).toISOString());
  const decided = db
    .select({ user_id, decided: count().as('decided') })
    .from(translationVersions)
    // One after the other, since each has an index of its own.
    .where(or(and(eq(cause, 'approve'), isLately), and(eq(cause, 'send_back'), isLately)))
    .groupBy(user_id)
    .as('by_reviewer');
  return db
    .select({
      id: user.id,
      name: user.user_name,
      decided: sql<number>`coalesce(${decided.decided}, 0)`.mapWith(Number),
    })
    .from(user)
    .leftJoin(decided, eq(decided.user_id, user.id))
    .where(and(eq(user.role, 'translation_auditor'), eq(user.status, 'active')))
    .orderBy(asc(user.user_name), asc(user.id));
}

export const loadReviewQueue: Handler<typeof listTranslationReviews> = async ({ query }, context) => {
  const { db } = context;
  const { book_id, language, after_on, after_at, after_id, per_page } = query;
  const waiting = and(
    eq(state, 'in_review'),
    book_id === undefined ? undefined : eq(edition.book_id, book_id),
    language === undefined ? undefined : eq(edition.language, language),
  );
  const after =
    after_on && after_at && after_id !== undefined
      ? or(
          gt(ends_on, after_on),
          and(eq(ends_on, after_on), gt(submitted_at, after_at)),
          and(eq(ends_on, after_on), eq(submitted_at, after_at), gt(id, after_id)),
        )
      : undefined;
  const items = await db
    .select({
      ...chapterColumns,
      book_id: edition.book_id,
      book: businessBook.title,
      language: edition.language,
      translator: user.user_name,
      submitted_at: sql<string>`${submitted_at}`.mapWith(submitted_at),
      ends_on,
      again: sql<boolean>`${exists(
        db
          .select({ id: translationVersions.id })
          .from(translationVersions)
          .where(and(eq(translationVersions.translated_chapter_id, id), eq(translationVersions.cause, 'send_back'))),
      )}`,
    })
    .from(translatedChapters)
    .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
    .innerJoin(edition, eq(edition.id, translatedChapters.edition_id))
    .innerJoin(businessBook, eq(businessBook.id, edition.book_id))
    .innerJoin(taskChapters, and(eq(taskChapters.translated_chapter_id, id), taskChapters.is_open))
    .innerJoin(translationTask, eq(translationTask.id, taskChapters.task_id))
    .innerJoin(user, eq(user.id, translatedChapters.translator_id))
    .where(and(waiting, after))
    .orderBy(asc(ends_on), asc(submitted_at), asc(id))
    .limit(per_page);
  const [counted] = await db
    .select({ total: count() })
    .from(translatedChapters)
    .innerJoin(edition, eq(edition.id, translatedChapters.edition_id))
    .innerJoin(taskChapters, and(eq(taskChapters.translated_chapter_id, id), taskChapters.is_open))
    .where(waiting);
  const books = await db
    .selectDistinct({ id: businessBook.id, title: businessBook.title })
    .from(translatedChapters)
    .innerJoin(edition, eq(edition.id, translatedChapters.edition_id))
    .innerJoin(businessBook, eq(businessBook.id, edition.book_id))
    .innerJoin(taskChapters, and(eq(taskChapters.translated_chapter_id, id), taskChapters.is_open))
    .where(eq(state, 'in_review'))
    .orderBy(asc(businessBook.title), asc(businessBook.id));
  return { items, total: counted!.total, books, reviewers: await loadReviewers(context) };
};
