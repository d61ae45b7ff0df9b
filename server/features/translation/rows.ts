import { and, asc, eq, exists, inArray } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import type { Role } from '#domain/roles.ts';
import {
  isPastEnd,
  isTooLate,
  mayTranslate,
  getNextTaskStatus,
  type TaskActor,
  type TaskStep,
} from '#domain/translation/taskSteps.ts';
import type { TranslatedChapterState } from '#domain/translation/translatedChapter.ts';
import type { TaskStatus } from '#domain/translation/translationTask.entity.ts';
import { sourceTexts, tables, taskChapters, translatedChapters } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { audit, diffRecords, type Changes } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';
import type { Changing } from '#server/kit/crud.ts';
import { buildScope } from '#server/kit/list.ts';
import { notifyOfStep } from './notices.ts';

const { sourceChapter, translationTask } = tables;
export type TaskRow = typeof translationTask.$inferSelect;
export type TranslatedRow = typeof translatedChapters.$inferSelect;

/** What lists say of a translated chapter. */
export const chapterColumns = {
  id: translatedChapters.id,
  number: sourceChapter.number,
  title: sourceChapter.title,
  state: translatedChapters.state,
  words: translatedChapters.words,
  done_words: translatedChapters.done_words,
  segments: translatedChapters.segment_count,
  done_segments: translatedChapters.done_segments,
  stale: translatedChapters.stale,
};

/** A task of the caller, locked: its commands follow one another. */
export async function lockTask(context: Context, id: number): Promise<TaskRow> {
  const { db, user } = context;
  const [task] = await db
    .select()
    .from(translationTask)
    .where(and(eq(translationTask.id, id), buildScope(db, entities.translationTask, user, context.now)))
    .for('update');
  if (!task) throw notFound();
  return task;
}

/** The same of a task whose texts may be changed now; 409 where they may not. */
export async function lockWorkingTask(context: Context, id: number): Promise<TaskRow> {
  const task = await lockTask(context, id);
  refuseIdle(task, context.now);
  return task;
}

/** 409 where the texts of a task may not be changed now (domain.md section 8). */
export function refuseIdle(task: TaskRow, now: Date): void {
  if (isPastEnd(task.ends_on, now)) throw conflict('translation.office.errors.past_end');
  if (!mayTranslate(task, now)) throw conflict('translation.office.errors.step');
}

/** The chapters that a task has now, or those of them that are asked for, with both texts and in their order. */
export const loadTaskChapters = ({ db }: Pick<Context, 'db'>, task_id: number, ids?: readonly number[]) =>
  db
    .select({
      row: translatedChapters,
      number: sourceChapter.number,
      source_title: sourceChapter.title,
      paragraphs: sourceTexts.paragraphs,
    })
    .from(taskChapters)
    .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
    .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
    .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, sourceChapter.id))
    .where(
      and(
        eq(taskChapters.task_id, task_id),
        taskChapters.is_open,
        ids && inArray(taskChapters.translated_chapter_id, [...ids]),
      ),
    )
    .orderBy(asc(sourceChapter.number));

/** What a step is taken in; no user where the clock takes it. */
export type Stepping = Changing & { user: { id: number; role: Role } | undefined };

/**
 * Takes a task that is locked a step further, by the caller or by the clock; 409 where its status or its end date does
 * not allow it. The audit log tells the step, what it set, and what is `noted` besides; its people are told what they
 * have to know.
 */
export async function takeStep(
  context: Stepping,
  task: TaskRow,
  step: TaskStep,
  set: Partial<TaskRow> = {},
  noted: Changes = {},
): Promise<TaskStatus> {
  const actor = (context.user?.role ?? 'timer') as TaskActor;
  if (isTooLate(step, task, context.now)) throw conflict('translation.office.errors.past_end');
  const status = getNextTaskStatus(step, task, actor);
  if (status === undefined) throw conflict('translation.office.errors.step');
  const { db, now } = context;
  const after = { ...set, status };
  await db
    .update(translationTask)
    .set({ ...after, updated_at: now.toISOString() })
    .where(eq(translationTask.id, task.id));
  await audit(context, step, 'translation-tasks', task.id, { ...diffRecords(task, after), ...noted });
  await notifyOfStep(context, task, step, set, noted);
  return status;
}

/** A task has chapters in one of some states. */
export const hasChaptersIn = (db: Context['db'], states: readonly TranslatedChapterState[]) =>
  exists(
    db
      .select({ id: translatedChapters.id })
      .from(taskChapters)
      .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
      .where(and(eq(taskChapters.task_id, translationTask.id), inArray(translatedChapters.state, [...states]))),
  );

/** Not all of a task is with the auditor, or approved. */
export const hasUnsubmitted = (db: Context['db']) => hasChaptersIn(db, ['untranslated', 'in_work']);

/** The open task that a translated chapter is in; undefined: none. */
export async function findOpenTask({ db }: Pick<Context, 'db'>, translated_chapter_id: number) {
  const [open] = await db
    .select({ task: translationTask })
    .from(taskChapters)
    .innerJoin(translationTask, eq(translationTask.id, taskChapters.task_id))
    .where(and(taskChapters.is_open, eq(taskChapters.translated_chapter_id, translated_chapter_id)));
  return open?.task;
}
