import { and, asc, between, eq, gt, inArray, sql } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { createEmptySegments } from '#domain/translation/segments.ts';
import type * as calls from '#domain/translation/tasks.calls.ts';
import { mayTranslate } from '#domain/translation/taskSteps.ts';
import { isLeft, getNextChapterState, translatedChapterSteps } from '#domain/translation/translatedChapter.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { sourceTexts, tables, taskChapters, translatedChapters, translationVersions } from '#server/db/schema.ts';
import { lockBook } from '#server/features/books/index.ts';
import { invalidField, notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { insertRecord } from '#server/kit/crud.ts';
import { buildScope } from '#server/kit/list.ts';
import { checkRecord } from '#server/kit/rules.ts';
import { loadAssignable } from './assignable.ts';
import { readBurnDown } from './burnDown.ts';
import { cancelTask, changeEach, moveTask, reassignTask } from './manage.ts';
import { refuseChapters } from './refusals.ts';
import { notifyOfEnd } from './reminders.ts';
import { chapterColumns, lockTask, takeStep, type TaskRow } from './rows.ts';
import { submit } from './submit.ts';
import { loadTranslatorsWithWork } from './translators.ts';

const { edition, sourceChapter, translationTask } = tables;

/** What a task is made of. */
export interface Assignment {
  translator_id: number;
  ends_on: string;
  first_chapter: number;
  last_chapter: number;
}
type Book = Awaited<ReturnType<typeof lockBook>>;

type ShownChapter = Pick<typeof translatedChapters.$inferSelect, 'state' | 'words' | 'done_words'> & {
  stale: number;
  segments: number;
};

/** A chapter of a task that is done, as it was then: what becomes of it later is of another task. */
function showAsEnded<C extends ShownChapter>(chapter: C, ended_words: number | null): C {
  const words = ended_words ?? chapter.words;
  const state = chapter.state === 'released' ? chapter.state : 'approved';
  return { ...chapter, state, words, done_words: words, done_segments: chapter.segments, stale: 0 };
}

/** The edition of a book in a language; the first task of a language makes it, under the book's own title. */
async function loadEdition(context: Context, { id: book_id, title }: Book, language: Language): Promise<number> {
  const [existingEdition] = await context.db
    .select({ id: edition.id })
    .from(edition)
    .where(and(eq(edition.book_id, book_id), eq(edition.language, language)));
  return (
    existingEdition?.id ?? ((await insertRecord(context, entities.edition, { book_id, language, title })).id as number)
  );
}
type Language = (typeof edition.$inferSelect)['language'];

/** The chapters of a part that there is something to translate in, each with a row of its own. */
async function loadChapters({ db, now }: Context, book: Book, edition_id: number, part: Assignment) {
  const sources = await db
    .select({ id: sourceChapter.id, paragraphs: sourceTexts.paragraphs })
    .from(sourceChapter)
    .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, sourceChapter.id))
    .where(
      and(eq(sourceChapter.book_id, book.id), between(sourceChapter.number, part.first_chapter, part.last_chapter)),
    )
    // They are reviewed in the order of their ids.
    .orderBy(sourceChapter.number);
  if (sources.length === 0) throw invalidField('first_chapter', 'translation.office.errors.no_chapters');
  const chapterRows = sources.map(({ id, paragraphs }) => ({
    edition_id,
    source_chapter_id: id,
    segments: createEmptySegments(paragraphs),
    updated_at: now.toISOString(),
  }));
  await db.insert(translatedChapters).values(chapterRows).onConflictDoNothing();
  const ids = sources.map(({ id }) => id);
  const rows = await db
    .select({
      id: translatedChapters.id,
      state: translatedChapters.state,
      stale: translatedChapters.stale,
      done_segments: translatedChapters.done_segments,
      segment_count: translatedChapters.segment_count,
    })
    .from(translatedChapters)
    .where(and(eq(translatedChapters.edition_id, edition_id), inArray(translatedChapters.source_chapter_id, ids)))
    .orderBy(translatedChapters.id)
    .for('update');
  const open = rows.filter(isLeft);
  if (open.length === 0) throw invalidField('first_chapter', 'translation.office.errors.nothing_left');
  return open;
}

/** Refuses chapters that another open task has; the index of open chapters would refuse them too, without their numbers. */
async function refuseTaken({ db }: Context, ids: readonly number[]): Promise<void> {
  const assignedChapters = await db
    .select({ number: sourceChapter.number })
    .from(taskChapters)
    .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
    .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
    .where(and(taskChapters.is_open, inArray(taskChapters.translated_chapter_id, [...ids])))
    .orderBy(asc(sourceChapter.number));
  refuseChapters(
    'taken',
    assignedChapters.map(({ number }) => number),
  );
}

/** What was approved is in work again with its new task; nobody has written in it yet. */
async function reopenChapters({ db, now, user }: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const at = now.toISOString();
  const reopened = await db
    .update(translatedChapters)
    .set({
      state: translatedChapterSteps.reopen.to,
      translator_id: null,
      revision: sql`${translatedChapters.revision} + 1`,
      updated_at: at,
    })
    .where(inArray(translatedChapters.id, [...ids]))
    .returning({ id: translatedChapters.id, title: translatedChapters.title, segments: translatedChapters.segments });
  await insertAll(
    db,
    translationVersions,
    reopened.map(({ id, title, segments }) => ({
      translated_chapter_id: id,
      cause: 'reopen' as const,
      title,
      segments,
      user_id: user.id,
      at,
    })),
  );
}

/** Gives a part of a book, which is locked, to a translator. Answers the id of the task. */
export async function assign(context: Context, book: Book, language: Language, part: Assignment): Promise<number> {
  const { db, now, user } = context;
  const taskFields = { book_id: book.id, language, ...part };
  await checkRecord(context, entities.translationTask, taskFields, taskFields);
  if (part.ends_on < dayOf(now)) throw invalidField('ends_on', 'translation.office.errors.past_day');
  const chapters = await loadChapters(context, book, await loadEdition(context, book, language), part);
  await refuseTaken(
    context,
    chapters.map(({ id }) => id),
  );
  const values = { ...taskFields, manager_id: user.id };
  const task = (await insertRecord(context, entities.translationTask, values)) as TaskRow;
  const { id } = task;
  await db.insert(taskChapters).values(chapters.map((one) => ({ task_id: id, translated_chapter_id: one.id })));
  await reopenChapters(
    context,
    chapters.filter(({ state }) => getNextChapterState('reopen', state)).map((one) => one.id),
  );
  await notifyOfEnd(context, task, [task.translator_id], 'task_assigned');
  return id;
}

export const tasks: HandlersOf<typeof calls> = {
  async assignTasks({ body: { book_id, language, parts } }, context) {
    const book = await lockBook(context, book_id);
    const ids: number[] = [];
    for (const part of parts) ids.push(await assign(context, book, language, part));
    return { ids };
  },

  listAssignable: loadAssignable,

  listTranslators: loadTranslatorsWithWork,
  getBurnDown: readBurnDown,

  async reassignTasks({ body: { ids, ...reassignment } }, context) {
    const changed = await changeEach(context, ids, (task) => reassignTask(context, task, reassignment));
    if (changed.ids.length === 0) throw invalidField('translator_id', 'translation.office.errors.same_translator');
    return changed;
  },

  moveTasks: ({ body: { ids, ends_on } }, context) =>
    changeEach(context, ids, (task) => moveTask(context, task, ends_on)),

  cancelTasks: ({ body: { ids, reason } }, context) =>
    changeEach(context, ids, (task) => cancelTask(context, task, reason)),

  async receiveTask({ params }, context) {
    const task = await lockTask(context, params.id);
    const status = await takeStep(context, task, 'receive', { received_on: dayOf(context.now) });
    return { id: task.id, status };
  },

  async listTaskChapters({ params: { id }, query: { after, per_page } }, { db, user, now }) {
    const scope = buildScope(db, entities.translationTask, user, now);
    const [task] = await db
      .select()
      .from(translationTask)
      .where(and(eq(translationTask.id, id), scope));
    if (!task) throw notFound();
    const rows = await db
      .select({ chapter: chapterColumns, ended_words: taskChapters.words })
      .from(taskChapters)
      .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
      .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
      .where(and(eq(taskChapters.task_id, id), gt(sourceChapter.number, after)))
      .orderBy(asc(sourceChapter.number))
      .limit(per_page);
    const items = rows.map(({ chapter, ended_words }) =>
      task.status === 'done' ? showAsEnded(chapter, ended_words) : chapter,
    );
    const total = await db.$count(taskChapters, eq(taskChapters.task_id, id));
    const may_translate = user.role === 'translator' && mayTranslate(task, now);
    return { status: task.status, ends_on: task.ends_on, may_translate, items, total };
  },

  submitTranslations: submit,
};
