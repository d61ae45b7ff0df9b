import { asc, eq, sql } from 'drizzle-orm';
import type { People } from '#demo/accounts/people.ts';
import type { Translated } from '#demo/books/bookTexts.ts';
import type { BusinessBook } from '#demo/books/businessBooks.ts';
import { day, toIso } from '#demo/kit/time.ts';
import { computeProgress, createEmptySegments, type Segment } from '#domain/translation/segments.ts';
import type { TranslatedChapterState } from '#domain/translation/translatedChapter.ts';
import type { Db } from '#server/db/database.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { sourceTexts, tables, taskChapters, translatedChapters, translationVersions } from '#server/db/schema.ts';
import { storeSource } from '#server/features/books/index.ts';
import type { Writer } from '#server/kit/writer.ts';
import type { Task } from './tasks.ts';
import { createVersions } from './translationVersions.ts';

const { sourceChapter } = tables;
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

const loadSourceChapters = (db: Db, book_id: number) =>
  db
    .select({ id: sourceChapter.id, number: sourceChapter.number, paragraphs: sourceTexts.paragraphs })
    .from(sourceChapter)
    .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, sourceChapter.id))
    .where(eq(sourceChapter.book_id, book_id))
    .orderBy(asc(sourceChapter.number));
type SourceChapter = Awaited<ReturnType<typeof loadSourceChapters>>[number];

/** A chapter of a task as far as its translator has come, with the texts that it has had. */
function createChapter(
  task: Task,
  state: TranslatedChapterState,
  { id: source_chapter_id, paragraphs }: SourceChapter,
  translation: Translated,
  auditor_id: number,
) {
  const { translator_id, ends_on, rejection_reason } = task;
  const settled = state === 'approved' || state === 'released' ? toIso(Date.parse(ends_on)) : null;
  const updated_at = settled ?? task.updated_at!;
  const fill = (share: number) => fillSegments(createEmptySegments(paragraphs), translation.paragraphs, share);
  const row = {
    source_chapter_id,
    state,
    title: state === 'untranslated' ? null : translation.title,
    segments: fill(getShare(state)),
    translator_id,
    submitted_at: settled || state === 'in_review' ? updated_at : null,
    released_at: state === 'released' ? settled : null,
    updated_at,
  };
  const versions = createVersions(
    {
      state,
      title: translation.title,
      segments: fill(1),
      translator_id,
      at: Date.parse(updated_at),
      reason: rejection_reason ?? undefined,
    },
    auditor_id,
  );
  return { task, row, versions };
}

async function insertChapters(
  db: Db,
  edition_id: number,
  chapters: readonly ReturnType<typeof createChapter>[],
): Promise<void> {
  const inserted = await insertAll(
    db,
    translatedChapters,
    chapters.map(({ row }) => ({ edition_id, ...row })),
    sql`returning id`,
  );
  const withIds = chapters.map((chapter, at) => ({ ...chapter, translated_chapter_id: Number(inserted[at]!.id) }));
  await insertAll(
    db,
    taskChapters,
    withIds.map(({ task, row, translated_chapter_id }) => ({
      task_id: task.id,
      is_open: task.status !== 'done',
      words: task.status === 'done' ? computeProgress(row.segments).words : null,
      translated_chapter_id,
    })),
  );
  const versions = withIds.flatMap(({ versions, translated_chapter_id }) =>
    versions.map((version) => ({ ...version, translated_chapter_id })),
  );
  if (versions.length > 0) await db.insert(translationVersions).values(versions);
}

/** Source chapters, editions and translated chapters of the books that there are tasks of. */
export async function seedTranslatedChapters(
  db: Db,
  write: Writer,
  books: readonly BusinessBook[],
  tasks: readonly Task[],
  people: People,
  now: number,
): Promise<void> {
  const auditor_id = people.getId('tauditor');
  for (const { id: book_id, title, into: language, words, texts } of books) {
    const own = tasks.filter((task) => task.book_id === book_id);
    const last = Math.max(0, ...own.map(({ last_chapter }) => last_chapter));
    const sources = await texts.loadSource(db, Math.min(last + sourceLead, words.length));
    await storeSource({ db, now: new Date(now), user: undefined, requestId: 'demo' }, book_id, sources);
    if (own.length === 0) continue;
    const [edition_id] = (await write('edition', [
      { title, book_id, language, created_at: toIso(now - 150 * day) },
    ])) as [number];
    const stored = await loadSourceChapters(db, book_id);
    const chapters = own.flatMap((task) => {
      const part = stored.filter(({ number }) => number >= task.first_chapter && number <= task.last_chapter);
      return part.map((chapter, at) => {
        const translation = texts.translate(sources[chapter.number - 1]!);
        return createChapter(task, getState(task, at / part.length, now), chapter, translation, auditor_id);
      });
    });
    await insertChapters(db, edition_id, chapters);
  }
}
