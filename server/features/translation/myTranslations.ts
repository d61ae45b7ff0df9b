import { and, asc, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { dayOf } from '#domain/shared/clock.ts';
import type * as calls from '#domain/translation/myTranslations.calls.ts';
import { mayTranslate } from '#domain/translation/taskSteps.ts';
import { tables, taskChapters, translatedChapters } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { selectWaiting, type QueueCount } from '#server/kit/waiting.ts';

const { businessBook, extensionRequest, sourceChapter, translationTask } = tables;
const { state, words, done_words, segment_count, done_segments } = translatedChapters;

/** What is counted of the chapters of tasks; of those that are done, what they ended with. */
async function loadChapters({ db }: Context, tasks: readonly number[]) {
  const of = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const { is_open, words: ended } = taskChapters;
  const isOpen = sql`${is_open} and ${state} in ('untranslated', 'in_work')`;
  const rows = await db
    .select({
      task_id: taskChapters.task_id,
      chapters: count(),
      in_review: of(sql`${is_open} and ${state} = 'in_review'`),
      approved: of(sql`not ${is_open} or ${state} in ('approved', 'released')`),
      finished: of(sql`${is_open} and ${state} = 'in_work' and ${done_segments} = ${segment_count}`),
      next_id: sql<number | null>`(array_agg(${translatedChapters.id} order by ${sourceChapter.number})
        filter (where ${isOpen} and ${done_segments} < ${segment_count}))[1]`.mapWith((id) =>
        id === null ? null : Number(id),
      ),
      words: sql<number>`sum(coalesce(${ended}, ${words}))`.mapWith(Number),
      done_words: sql<number>`sum(coalesce(${ended}, ${done_words}))`.mapWith(Number),
    })
    .from(taskChapters)
    .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
    .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
    .where(inArray(taskChapters.task_id, [...tasks]))
    .groupBy(taskChapters.task_id);
  return new Map(rows.map(({ task_id, ...counts }) => [task_id, counts]));
}

/** What was asked for of tasks; the last request of the caller, not of who had the task before. */
async function loadExtensions({ db, user }: Context, tasks: readonly number[]) {
  const { task_id, days, status, asked_by_id } = extensionRequest;
  const rows = await db
    .select({ task_id, days, status, asked_by_id })
    .from(extensionRequest)
    .where(inArray(extensionRequest.task_id, [...tasks]))
    .orderBy(asc(extensionRequest.id));
  return (task: number) => {
    const all = rows.filter(({ task_id }) => task_id === task);
    const last = all.findLast(({ asked_by_id }) => asked_by_id === user.id);
    return {
      approved: all.filter(({ status }) => status === 'approved').length,
      last: last ? { days: last.days, status: last.status } : null,
    };
  };
}

const none = { chapters: 0, in_review: 0, approved: 0, finished: 0, next_id: null, words: 0, done_words: 0 };

const selectOpenTasks = ({ user }: Context) =>
  and(eq(translationTask.translator_id, user.id), ne(translationTask.status, 'done'));

/** The caller's tasks that are not done, late where their end is past. */
export async function countWaitingTasks(context: Context): Promise<QueueCount> {
  const { created_at, ends_on } = translationTask;
  const [row] = await context.db
    .select(selectWaiting(created_at, lt(ends_on, dayOf(context.now))))
    .from(translationTask)
    .where(selectOpenTasks(context));
  return row!;
}

export const myTranslations: HandlersOf<typeof calls> = {
  async listMyTranslations({ query: { page, per_page, tab } }, context) {
    const { db, user, now } = context;
    const { status, ends_on, id, translator_id } = translationTask;
    const mine = eq(translator_id, user.id);
    const [open, done] = await Promise.all([
      db.$count(translationTask, selectOpenTasks(context)),
      db.$count(translationTask, and(mine, eq(status, 'done'))),
    ]);
    const rows = await db
      .select({ task: translationTask, book: businessBook.title })
      .from(translationTask)
      .innerJoin(businessBook, eq(businessBook.id, translationTask.book_id))
      .where(tab === 'done' ? and(mine, eq(status, 'done')) : selectOpenTasks(context))
      .orderBy(
        ...(tab === 'done' ? [desc(ends_on), desc(id)] : [desc(sql`${status} = 'rejected'`), asc(ends_on), asc(id)]),
      )
      .limit(per_page)
      .offset((page - 1) * per_page);
    const ids = rows.map(({ task }) => task.id);
    const [counts, extensions] = await Promise.all([loadChapters(context, ids), loadExtensions(context, ids)]);
    const items = rows.map(({ task, book }) => ({
      id: task.id,
      book,
      language: task.language,
      status: task.status,
      ends_on: task.ends_on,
      first_chapter: task.first_chapter,
      last_chapter: task.last_chapter,
      rejection_reason: task.rejection_reason,
      may_translate: mayTranslate(task, now),
      ...(counts.get(task.id) ?? none),
      extensions: extensions(task.id),
    }));
    return { items, total: tab === 'done' ? done : open, open, done };
  },
};
