import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import type * as calls from '#domain/translation/desk.calls.ts';
import { isAligned, computeProgress } from '#domain/translation/segments.ts';
import { keepFormer } from '#domain/translation/staleSegments.ts';
import { isPastEnd, mayTranslate } from '#domain/translation/taskSteps.ts';
import { getNextChapterState } from '#domain/translation/translatedChapter.ts';
import { sourceTexts, tables, taskChapters, translatedChapters, translationVersions } from '#server/db/schema.ts';
import { conflict, forbidden, notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';
import { loadChapterText } from './chapterText.ts';
import { findMachine } from './machineDraft.ts';
import { lockTask, findOpenTask } from './rows.ts';
import { writeText } from './writeText.ts';

const { businessBook, sourceChapter, translationTask } = tables;

/** Of a translator the chapters of own tasks, also of those that are done; of the others what their books show. */
async function mustSee(context: Context, id: number, book_id: number): Promise<void> {
  const { db, user } = context;
  const mine =
    user.role === 'translator'
      ? db
          .select({ id: translationTask.id })
          .from(taskChapters)
          .innerJoin(translationTask, eq(translationTask.id, taskChapters.task_id))
          .where(
            and(
              eq(taskChapters.translated_chapter_id, id),
              buildScope(db, entities.translationTask, user, context.now),
            ),
          )
      : db
          .select({ id: businessBook.id })
          .from(businessBook)
          .where(and(eq(businessBook.id, book_id), buildScope(db, entities.businessBook, user, context.now)));
  if ((await mine.limit(1)).length === 0) throw notFound();
}

/** The chapter before and the one after it that the same task has. */
async function findNeighbours({ db }: Context, task_id: number | undefined, number: number) {
  if (task_id === undefined) return { previous_id: null, next_id: null };
  const nearest = (before: boolean) =>
    db
      .select({ id: translatedChapters.id })
      .from(taskChapters)
      .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
      .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
      .where(
        and(
          eq(taskChapters.task_id, task_id),
          before ? lt(sourceChapter.number, number) : gt(sourceChapter.number, number),
        ),
      )
      .orderBy(before ? desc(sourceChapter.number) : asc(sourceChapter.number))
      .limit(1);
  const [[previous], [next]] = await Promise.all([nearest(true), nearest(false)]);
  return { previous_id: previous?.id ?? null, next_id: next?.id ?? null };
}

export const desk: HandlersOf<typeof calls> = {
  async getTranslation({ params: { id } }, context) {
    const { db, user, now } = context;
    // Who reads it need not know who translated it.
    const { translator_id: _, submitted_at: _at, ...row } = await loadChapterText(context, id);
    await mustSee(context, id, row.book.id);
    const task = await findOpenTask(context, id);
    const [last] = await db
      .select()
      .from(translationVersions)
      .where(
        and(
          eq(translationVersions.translated_chapter_id, id),
          inArray(translationVersions.cause, ['send_back', 'approve']),
        ),
      )
      .orderBy(desc(translationVersions.id))
      .limit(1);
    const sentBack = last?.cause === 'send_back' ? last : undefined;
    const may_translate =
      task !== undefined &&
      task.translator_id === user.id &&
      mayTranslate(task, now) &&
      getNextChapterState('write', row.state) !== undefined;
    return {
      ...row,
      task: task ? { id: task.id, status: task.status, ends_on: task.ends_on } : null,
      may_translate,
      machine_draft: may_translate && (await findMachine(context, row.book.id)) !== undefined,
      reason: sentBack?.reason ?? null,
      remarks: sentBack?.remarks ?? [],
      ...(await findNeighbours(context, task?.id, row.number)),
    };
  },

  async saveTranslation({ params: { id }, body: { revision, title, text, keeps_other } }, context) {
    const { db, now, user } = context;
    const open = await findOpenTask(context, id);
    if (!open || open.translator_id !== user.id) throw notFound();
    const task = await lockTask(context, open.id);
    if (isPastEnd(task.ends_on, now)) throw conflict('translation.office.errors.past_end');
    if (!mayTranslate(task, now)) throw forbidden('translation.office.errors.step');
    const [row] = await db
      .select({ chapter: translatedChapters, paragraphs: sourceTexts.paragraphs, number: sourceChapter.number })
      .from(translatedChapters)
      .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, translatedChapters.source_chapter_id))
      .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
      .where(eq(translatedChapters.id, id))
      .for('update', { of: translatedChapters });
    if (!row) throw notFound();
    const state = getNextChapterState('write', row.chapter.state);
    if (!state) throw conflict('translation.office.errors.step');
    if (row.chapter.revision !== revision) throw conflict('chapters.shared.errors.changed');
    if (!isAligned(text, row.paragraphs)) throw conflict('translation.office.errors.not_aligned');
    const after = await writeText(context, row.chapter, {
      title,
      text: keepFormer(text, row.chapter.segments),
      state,
      keepsOther: keeps_other,
    });
    const { doneWords, doneSegments } = computeProgress(text);
    return { revision: after, number: row.number, done_words: doneWords, done_segments: doneSegments };
  },
};
