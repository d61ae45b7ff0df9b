import { asc, eq, sql } from 'drizzle-orm';
import { storeTexts } from '#demo/books/bookTexts.ts';
import type { TranslatedBook } from '#demo/books/businessBooks.ts';
import { day, toIso } from '#demo/kit/time.ts';
import { createEmptySegments, type Segment } from '#domain/translation/segments.ts';
import type { TranslatedChapterState } from '#domain/translation/translatedChapter.ts';
import type { Db } from '#server/db/database.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { sourceTexts, tables, taskChapters, translatedChapters, translationVersions } from '#server/db/schema.ts';
import type { Writer } from '#server/kit/writer.ts';
import type { Task } from './task.ts';
import { writeVersions } from './versions.ts';

/** Chapters of a book behind the last that was given out. */
const sourceLead = 8;

/** How far the chapters of a task are, by its status; `at` is a chapter's place in it, from 0 to just under 1. */
function getState({ status, ends_on }: Task, at: number, now: number): TranslatedChapterState {
  switch (status) {
    case 'done':
      return Date.parse(ends_on) < now - 30 * day ? 'released' : 'approved';
    case 'rejected':
      return 'in_work';
    case 'ongoing':
      return at < 0.3 ? 'in_review' : at < 0.6 ? 'in_work' : 'untranslated';
    case 'time_out':
      return at < 0.5 ? 'in_work' : 'untranslated';
    default:
      return 'untranslated';
  }
}

/** Of a chapter in work so many segments are done. */
const getShare = (state: TranslatedChapterState) => ({ untranslated: 0, in_work: 0.6 })[state as string] ?? 1;

function fillSegments(segments: readonly Segment[], texts: readonly string[], share: number): Segment[] {
  const done = Math.floor(segments.length * share);
  return segments.map((segment, at) => (at < done ? { ...segment, target: texts[at]!, done: true } : segment));
}

/** Source chapters, editions and translated chapters of the books that there are tasks of; `ids` are the tasks'. */
export async function seedTranslations(
  db: Db,
  write: Writer,
  books: readonly TranslatedBook[],
  tasks: readonly Task[],
  ids: readonly number[],
  { now, auditor_id }: { now: number; auditor_id: number },
): Promise<void> {
  for (const book of books) {
    const own = tasks.flatMap((task, at) => (task.book_id === book.id ? [{ task, id: ids[at]! }] : []));
    const last = Math.max(0, ...own.map(({ task }) => task.last_chapter));
    const sources = await book.texts.source(db, Math.min(last + sourceLead, book.words.length));
    await storeTexts(db, now, book.id, sources);
    if (own.length === 0) continue;
    const [edition_id] = await write('edition', [
      { title: book.title, book_id: book.id, language: book.into, created_at: toIso(now - 150 * day) },
    ]);
    const { id, number } = tables.sourceChapter;
    const chapters = await db
      .select({ id, number, paragraphs: sourceTexts.paragraphs })
      .from(tables.sourceChapter)
      .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, id))
      .where(eq(tables.sourceChapter.book_id, book.id))
      .orderBy(asc(number));
    const rows = own.flatMap(({ task, id: task_id }) => {
      const part = chapters.filter((one) => one.number >= task.first_chapter && one.number <= task.last_chapter);
      return part.map((chapter, at) => {
        const state = getState(task, at / part.length, now);
        const { title, paragraphs } = book.texts.translated(sources[chapter.number - 1]!);
        const through = state === 'approved' || state === 'released';
        const whole = fillSegments(createEmptySegments(chapter.paragraphs), paragraphs, 1);
        const settled = through ? toIso(Date.parse(task.ends_on)) : null;
        const row = {
          edition_id: edition_id!,
          source_chapter_id: chapter.id,
          state,
          title: state === 'untranslated' ? null : title,
          segments: fillSegments(createEmptySegments(chapter.paragraphs), paragraphs, getShare(state)),
          translator_id: task.translator_id,
          submitted_at: through || state === 'in_review' ? (settled ?? task.updated_at!) : null,
          approved_at: settled,
          released_at: state === 'released' ? settled : null,
          updated_at: settled ?? task.updated_at!,
        };
        const { translator_id, rejection_reason } = task;
        const versions = writeVersions(
          {
            state,
            title,
            segments: whole,
            translator_id,
            at: Date.parse(settled ?? task.updated_at!),
            reason: rejection_reason ?? undefined,
          },
          auditor_id,
        );
        return { task_id, is_open: task.status !== 'done', row, versions };
      });
    });
    const createdRows = await insertAll(
      db,
      translatedChapters,
      rows.map(({ row }) => row),
      sql`returning id`,
    );
    await insertAll(
      db,
      taskChapters,
      rows.map(({ task_id, is_open }, at) => ({
        task_id,
        is_open,
        translated_chapter_id: Number(createdRows[at]!.id),
      })),
    );
    const versions = rows.flatMap((row, at) =>
      row.versions.map((version) => ({ ...version, translated_chapter_id: Number(createdRows[at]!.id) })),
    );
    if (versions.length > 0) await db.insert(translationVersions).values(versions);
  }
}
