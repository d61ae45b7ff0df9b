import { and, asc, count, eq, gt, or } from 'drizzle-orm';
import { sourceOf } from '#domain/translation/segments.ts';
import { nextChapterState } from '#domain/translation/translatedChapter.ts';
import type * as calls from '#domain/translation/translationReviews.calls.ts';
import {
  sourceTexts,
  tables,
  taskChapters,
  translatedChapters,
  translationMemory,
  translationVersions,
} from '#server/db/schema.ts';
import { conflict, forbidden, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { chapterColumns, lockTask, openTaskOf, takeStep, type TaskRow, type TranslatedRow } from './rows.ts';

const { businessBook, edition, sourceChapter, translationTask } = tables;

/** What was approved is offered wherever the same is said again. */
async function remember({ db, now }: Context, row: TranslatedRow): Promise<void> {
  const [from] = await db
    .select({ book_id: edition.book_id, language: edition.language, paragraphs: sourceTexts.paragraphs })
    .from(edition)
    .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, row.source_chapter_id))
    .where(eq(edition.id, row.edition_id));
  const { book_id, language, paragraphs } = from!;
  await db.delete(translationMemory).where(eq(translationMemory.translated_chapter_id, row.id));
  const said = row.segments.filter(({ sources, done }) => sources.length > 0 && done);
  if (said.length === 0) return;
  await db.insert(translationMemory).values(
    said.map((segment) => ({
      translated_chapter_id: row.id,
      book_id,
      language,
      source: sourceOf(segment, paragraphs),
      target: segment.target,
      at: now.toISOString(),
    })),
  );
}

/** A task is done with its last chapter. */
async function finishTask(context: Context, task: TaskRow): Promise<void> {
  const { db } = context;
  const states = await db
    .select({ state: translatedChapters.state })
    .from(taskChapters)
    .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
    .where(eq(taskChapters.task_id, task.id));
  if (states.some(({ state }) => state !== 'approved' && state !== 'released')) return;
  await takeStep(context, task, 'finish', { rejection_reason: null });
  await db.update(taskChapters).set({ is_open: false }).where(eq(taskChapters.task_id, task.id));
}

export const translationReviews: HandlersOf<typeof calls> = {
  async listTranslationReviews({ query: { book_id, language, after_at, after_id, per_page } }, { db }) {
    const waiting = and(
      eq(translatedChapters.state, 'in_review'),
      book_id === undefined ? undefined : eq(edition.book_id, book_id),
      language === undefined ? undefined : eq(edition.language, language),
    );
    const { submitted_at, id } = translatedChapters;
    const after =
      after_at && after_id !== undefined
        ? or(gt(submitted_at, after_at), and(eq(submitted_at, after_at), gt(id, after_id)))
        : undefined;
    const items = await db
      .select({
        ...chapterColumns,
        book: businessBook.title,
        language: edition.language,
        submitted_at,
        ends_on: translationTask.ends_on,
      })
      .from(translatedChapters)
      .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
      .innerJoin(edition, eq(edition.id, translatedChapters.edition_id))
      .innerJoin(businessBook, eq(businessBook.id, edition.book_id))
      .leftJoin(taskChapters, and(eq(taskChapters.translated_chapter_id, id), taskChapters.is_open))
      .leftJoin(translationTask, eq(translationTask.id, taskChapters.task_id))
      .where(and(waiting, after))
      .orderBy(asc(submitted_at), asc(id))
      .limit(per_page);
    const [counted] = await db
      .select({ total: count() })
      .from(translatedChapters)
      .innerJoin(edition, eq(edition.id, translatedChapters.edition_id))
      .where(waiting);
    return {
      items: items.map((item) => ({ ...item, submitted_at: item.submitted_at! })),
      total: counted!.total,
    };
  },

  async reviewTranslation({ params: { id }, body: { revision, approved, reason, remarks } }, context) {
    const { db, now, user } = context;
    const open = await openTaskOf(context, id);
    if (!open) throw notFound();
    const task = await lockTask(context, open.id);
    const [row] = await db.select().from(translatedChapters).where(eq(translatedChapters.id, id)).for('update');
    if (!row) throw notFound();
    if (row.translator_id === user.id) throw forbidden('translation.office.errors.own_work');
    const state = nextChapterState(approved ? 'approve' : 'send_back', row.state);
    const isWhole = row.done_segments === row.segment_count;
    if (!state || row.revision !== revision || (approved && !isWhole))
      throw conflict('translation.office.errors.decided');
    const at = now.toISOString();
    await db.insert(translationVersions).values({
      translated_chapter_id: id,
      cause: approved ? 'approve' : 'send_back',
      title: row.title,
      segments: row.segments,
      reason: reason ?? null,
      remarks,
      user_id: user.id,
      at,
    });
    await db
      .update(translatedChapters)
      .set({ state, updated_at: at, ...(approved && { approved_at: at, approved_by: user.id }) })
      .where(eq(translatedChapters.id, id));
    const [source] = await db
      .select({ number: sourceChapter.number })
      .from(sourceChapter)
      .where(eq(sourceChapter.id, row.source_chapter_id));
    if (approved) {
      await audit(context, 'approve', 'translation-tasks', task.id, { chapter: { to: source!.number } });
      await remember(context, row);
      await finishTask(context, task);
    } else await takeStep(context, task, 'reject', { rejection_reason: reason! }, { chapter: { to: source!.number } });
    return { id, state };
  },
};
