import { and, eq, inArray } from 'drizzle-orm';
import { findPlace, type Remark } from '#domain/translation/remarks.ts';
import { listSegmentSources, reopenSegments } from '#domain/translation/segments.ts';
import { getNextChapterState } from '#domain/translation/translatedChapter.ts';
import type * as calls from '#domain/translation/translationReviews.calls.ts';
import {
  sourceTexts,
  tables,
  taskChapters,
  translatedChapters,
  translationMemory,
  translationVersions,
} from '#server/db/schema.ts';
import { conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit, type Changes } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { correct } from './correct.ts';
import { loadCredit } from './credit.ts';
import { answerRequest } from './extensions.ts';
import { finishTask } from './finishTask.ts';
import { findOwnWork } from './ownWork.ts';
import { readReview } from './readReview.ts';
import { refuseChanged, refuseObstacle } from './refusals.ts';
import { loadReviewQueue } from './reviewQueue.ts';
import { lockTask, findOpenTask, takeStep, type TaskRow, type TranslatedRow } from './rows.ts';

const { edition, sourceChapter } = tables;

/** What was approved is offered wherever the same is said again. */
async function remember({ db, now }: Context, row: TranslatedRow): Promise<void> {
  const [from] = await db
    .select({ book_id: edition.book_id, language: edition.language, paragraphs: sourceTexts.paragraphs })
    .from(edition)
    .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, row.source_chapter_id))
    .where(eq(edition.id, row.edition_id));
  const { book_id, language, paragraphs } = from!;
  await db.delete(translationMemory).where(eq(translationMemory.translated_chapter_id, row.id));
  const translatedSegments = row.segments.filter(({ sources, done }) => sources.length > 0 && done);
  if (translatedSegments.length === 0) return;
  const sources = listSegmentSources(translatedSegments, paragraphs);
  await db.insert(translationMemory).values(
    translatedSegments.map(({ target }, at) => ({
      translated_chapter_id: row.id,
      book_id,
      language,
      source: sources[at]!,
      target,
      at: now.toISOString(),
    })),
  );
}

interface Decision {
  approved: boolean;
  reason?: string;
  remarks: Remark[];
}

/** Where the segments stand that are remarked on; 422 for a remark at none. */
function findPlaces({ segments }: TranslatedRow, remarks: readonly Remark[]): number[] {
  const places = remarks.map(({ sources }) => findPlace(segments, sources));
  if (places.includes(-1)) throw invalidField('remarks', 'validation.missing_record');
  return places;
}

/** Decides on chapters of a task that is locked, all of them or none. Answers what they are from now on. */
async function decide(
  context: Context,
  task: TaskRow,
  chapters: readonly { id: number; revision: number }[],
  { approved, reason, remarks }: Decision,
) {
  const { db, now, user } = context;
  const ids = chapters.map(({ id }) => id);
  const rows = await db
    .select({ row: translatedChapters, number: sourceChapter.number })
    .from(taskChapters)
    .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
    .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
    .where(and(eq(taskChapters.task_id, task.id), taskChapters.is_open, inArray(translatedChapters.id, ids)))
    .orderBy(sourceChapter.number)
    .for('update', { of: translatedChapters });
  if (rows.length < new Set(ids).size) throw conflict('translation.office.errors.decided');
  const own = await findOwnWork(context, ids);
  const isRead = rows.every(({ row }) => chapters.some((one) => one.id === row.id && one.revision === row.revision));
  if (approved && isRead) refuseChanged(rows);
  for (const { row } of rows) {
    const { revision } = chapters.find(({ id }) => id === row.id)!;
    refuseObstacle(row, { revision, isOwn: own.has(row.id), approved });
  }
  const state = getNextChapterState(approved ? 'approve' : 'send_back', 'in_review')!;
  const at = now.toISOString();
  const getCredit = await loadCredit(
    context,
    rows.map(({ row }) => row),
    approved,
  );
  await db.insert(translationVersions).values(
    rows.map(({ row }) => ({
      ...getCredit(row),
      translated_chapter_id: row.id,
      cause: approved ? ('approve' as const) : ('send_back' as const),
      title: row.title,
      segments: row.segments,
      reason: reason ?? null,
      remarks,
      user_id: user.id,
      at,
    })),
  );
  for (const { row } of rows)
    await db
      .update(translatedChapters)
      .set({
        state,
        updated_at: at,
        ...(!approved && {
          segments: reopenSegments(row.segments, findPlaces(row, remarks)),
          revision: row.revision + 1,
        }),
      })
      .where(eq(translatedChapters.id, row.id));
  const numbers = rows.map(({ number }) => number);
  const noted: Changes = numbers.length === 1 ? { chapter: { to: numbers[0] } } : { chapters: { to: numbers } };
  if (approved) {
    await audit(context, 'approve', 'translation-tasks', task.id, noted);
    for (const { row } of rows) await remember(context, row);
    await finishTask(context, task, () => answerRequest(context, task));
  } else await takeStep(context, task, 'reject', { rejection_reason: reason! }, noted);
  return state;
}

export const translationReviews: HandlersOf<typeof calls> = {
  listTranslationReviews: loadReviewQueue,

  getTranslationReview: readReview,

  async reviewTranslation({ params: { id }, body: { revision, ...decision } }, context) {
    const open = await findOpenTask(context, id);
    if (!open) throw notFound();
    const task = await lockTask(context, open.id);
    return { id, state: await decide(context, task, [{ id, revision }], decision) };
  },

  async reviewTask({ params: { id }, body: { chapters, ...decision } }, context) {
    const task = await lockTask(context, id);
    const state = await decide(context, task, chapters, { ...decision, remarks: [] });
    return { ids: chapters.map((chapter) => chapter.id), state };
  },

  correctTranslation: correct,
};
