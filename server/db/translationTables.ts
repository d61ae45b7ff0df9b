import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import type { Paragraph } from '#domain/books/paragraphs.ts';
import type { RowKind } from '#domain/chapter-import/chapterMatch.ts';
import type { LeftOut } from '#domain/chapter-import/leftOut.ts';
import { storyLanguages } from '#domain/languages.ts';
import type { Remark } from '#domain/translation/remarks.ts';
import type { Segment } from '#domain/translation/segments.ts';
import type { TaskReminder } from '#domain/translation/taskReminder.ts';
import { translatedChapterStates } from '#domain/translation/translatedChapter.ts';
import { translationVersionCauses } from '#domain/translation/translationVersion.ts';
import { tables, toUser } from './entityTables.ts';
import { id, instant } from './table.ts';

const reference = () => pg.bigint({ mode: 'number' });
const refToBook = () => reference().references(() => tables.businessBook.id, { onDelete: 'cascade' });
/** Stands for the texts of paragraphs: the database makes it, so that two that are the same always have the same. */
const digest = () => pg.text().notNull().generatedAlwaysAs(sql.raw('digest_paragraphs("paragraphs")'));
const refToSource = () => reference().references(() => tables.sourceChapter.id, { onDelete: 'cascade' });

/** Text of a source chapter. Ids of its paragraphs begin at 1 and no other one gets one again: the next is `next_id`. */
export const sourceTexts = pg.pgTable('source_texts', {
  source_chapter_id: refToSource().primaryKey(),
  /** Counts the texts that it had. */
  revision: pg.integer().notNull().default(1),
  next_id: pg.integer().notNull(),
  paragraphs: pg.jsonb().$type<Paragraph[]>().notNull(),
  digest: digest(),
});

/** Texts that a source chapter had before. */
export const sourceVersions = pg.pgTable(
  'source_versions',
  {
    source_chapter_id: refToSource().notNull(),
    revision: pg.integer().notNull(),
    title: pg.text(),
    paragraphs: pg.jsonb().$type<Paragraph[]>().notNull(),
    replaced_at: instant().notNull(),
    user_id: toUser(),
  },
  (at) => [pg.primaryKey({ columns: [at.source_chapter_id, at.revision] })],
);

/** Chapters that were read for a book and wait until `expires_at` to be stored; one import a book. */
export const sourceImports = pg.pgTable(
  'source_imports',
  {
    id: id(),
    book_id: refToBook().notNull(),
    user_id: toUser().notNull(),
    /** The first of its files; null: the chapters are those of the story. */
    file_name: pg.text(),
    files: pg.integer().notNull().default(1),
    /** Counts the states of its rows and of the book: who stores them names the one that was seen. */
    revision: pg.integer().notNull().default(1),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (at) => [
    pg.uniqueIndex('source_imports_book_unique').on(at.book_id),
    pg.index('source_imports_expiry_index').on(at.expires_at),
  ],
);

/** The rows of an import that waits, in the order of its files. */
export const sourceImportRows = pg.pgTable(
  'source_import_rows',
  {
    id: id(),
    import_id: reference()
      .notNull()
      .references(() => sourceImports.id, { onDelete: 'cascade' }),
    position: pg.integer().notNull(),
    file_name: pg.text().notNull().default(''),
    kind: pg.text().$type<RowKind>().notNull().default('chapter'),
    /** The line of the file that it begins with; empty where it has none. */
    heading: pg.text().notNull().default(''),
    number: pg.integer(),
    part: pg.integer(),
    title: pg.text(),
    /** The title is the line below the heading. */
    title_below: pg.boolean().notNull().default(false),
    /** It is to be stored. */
    taken: pg.boolean().notNull().default(true),
    paragraphs: pg.jsonb().$type<Paragraph[]>().notNull(),
    digest: digest(),
    word_count: pg.integer().notNull(),
    unread_headings: pg.jsonb().$type<string[]>().notNull().default([]),
    left_out: pg.jsonb().$type<LeftOut>().notNull().default({}),
    /** The chapter of the portal that it is. */
    chapter_id: reference().references(() => tables.chapter.id, { onDelete: 'cascade' }),
  },
  (at) => [
    pg.index('source_import_rows_import_index').on(at.import_id, at.position),
    pg.index('source_import_rows_chapter_index').on(at.chapter_id),
  ],
);

/** What the segments of a chapter add up to: the database counts them itself, so that no count is ever another. */
const createCountColumn = (what: 'words' | 'done_words' | 'segments' | 'done_segments' | 'stale') =>
  pg
    .integer()
    .notNull()
    .generatedAlwaysAs(sql.raw(`count_segments("segments", '${what}')`));

/** A chapter of an edition with its text; one that no task ever had is not here. */
export const translatedChapters = pg.pgTable(
  'translated_chapters',
  {
    id: id(),
    edition_id: reference()
      .notNull()
      .references(() => tables.edition.id, { onDelete: 'cascade' }),
    source_chapter_id: refToSource().notNull(),
    state: pg.text({ enum: translatedChapterStates }).notNull().default('untranslated'),
    /** Counts the states of its text: a save names the one it was made from. */
    revision: pg.integer().notNull().default(1),
    title: pg.text(),
    segments: pg.jsonb().$type<Segment[]>().notNull(),
    /** Words of the source, and those of segments that are done. */
    words: createCountColumn('words'),
    done_words: createCountColumn('done_words'),
    segment_count: createCountColumn('segments'),
    done_segments: createCountColumn('done_segments'),
    /** Segments whose source says something else than what they were made from. */
    stale: createCountColumn('stale'),
    translator_id: toUser(),
    submitted_at: instant(),
    released_at: instant(),
    updated_at: instant().notNull(),
  },
  (at) => [
    pg.uniqueIndex('translated_chapters_edition_unique').on(at.edition_id, at.source_chapter_id),
    pg.index('translated_chapters_source_index').on(at.source_chapter_id),
    pg
      .index('translated_chapters_review_index')
      .on(at.submitted_at, at.id)
      .where(sql`${at.state} = 'in_review'`),
  ],
);

/** Texts of a translated chapter as they were submitted, corrected, sent back, approved and released. */
export const translationVersions = pg.pgTable(
  'translation_versions',
  {
    id: id(),
    translated_chapter_id: reference()
      .notNull()
      .references(() => translatedChapters.id, { onDelete: 'cascade' }),
    cause: pg.text({ enum: translationVersionCauses }).notNull(),
    title: pg.text(),
    segments: pg.jsonb().$type<Segment[]>().notNull(),
    /** What an auditor said of it, and of segments. */
    reason: pg.text(),
    remarks: pg.jsonb().$type<Remark[]>().notNull().default([]),
    user_id: toUser(),
    /** Of a decision: who had submitted what was decided on, and of an approval the words of it that were new. */
    translator_id: toUser(),
    words: pg.integer(),
    at: instant().notNull(),
  },
  (at) => [
    pg.index('translation_versions_chapter_index').on(at.translated_chapter_id, at.id),
    pg
      .index('translation_versions_approved_index')
      .on(at.at)
      .where(sql`${at.cause} = 'approve'`),
    pg
      .index('translation_versions_sent_back_index')
      .on(at.at)
      .where(sql`${at.cause} = 'send_back'`),
  ],
);

/** What approved chapters say, segment by segment: what was translated once is offered again. */
export const translationMemory = pg.pgTable(
  'translation_memory',
  {
    id: id(),
    translated_chapter_id: reference()
      .notNull()
      .references(() => translatedChapters.id, { onDelete: 'cascade' }),
    book_id: reference()
      .notNull()
      .references(() => tables.businessBook.id),
    language: pg.text({ enum: storyLanguages }).notNull(),
    source: pg.text().notNull(),
    target: pg.text().notNull(),
    at: instant().notNull(),
  },
  (at) => [
    pg.index('translation_memory_chapter_index').on(at.translated_chapter_id),
    pg.index('translation_memory_book_index').on(at.book_id, at.language),
    pg.index('translation_memory_source_index').using('gin', at.source.op('gin_trgm_ops')),
  ],
);

/** A changed translation of a term that was put in the place of its former one, in one go. */
export const termReplacements = pg.pgTable(
  'term_replacements',
  {
    id: id(),
    entry_id: reference()
      .notNull()
      .references(() => tables.dictionaryEntry.id, { onDelete: 'cascade' }),
    former: pg.text().notNull(),
    translation: pg.text().notNull(),
    user_id: toUser(),
    at: instant().notNull(),
    undone_at: instant(),
  },
  (at) => [pg.index('term_replacements_entry_index').on(at.entry_id, at.id)],
);

/** Where it was put, with the text before and after; the segment is known by its source paragraphs, a title by none. */
export const termReplacementPlaces = pg.pgTable(
  'term_replacement_places',
  {
    id: id(),
    replacement_id: reference()
      .notNull()
      .references(() => termReplacements.id, { onDelete: 'cascade' }),
    translated_chapter_id: reference()
      .notNull()
      .references(() => translatedChapters.id, { onDelete: 'cascade' }),
    sources: pg.jsonb().$type<number[]>(),
    before: pg.text().notNull(),
    after: pg.text().notNull(),
  },
  (at) => [
    pg.index('term_replacement_places_replacement_index').on(at.replacement_id, at.id),
    pg.index('term_replacement_places_chapter_index').on(at.translated_chapter_id),
  ],
);

/** The chapters of a task; a chapter of an edition is in one open task at most. */
export const taskChapters = pg.pgTable(
  'task_chapters',
  {
    task_id: reference()
      .notNull()
      .references(() => tables.translationTask.id, { onDelete: 'cascade' }),
    translated_chapter_id: reference()
      .notNull()
      .references(() => translatedChapters.id, { onDelete: 'cascade' }),
    is_open: pg.boolean().notNull().default(true),
    /** Of its source as the task was done: what becomes of the chapter later is of another task. */
    words: pg.integer(),
  },
  (at) => [
    pg.primaryKey({ columns: [at.task_id, at.translated_chapter_id] }),
    pg
      .uniqueIndex('task_chapters_open_unique')
      .on(at.translated_chapter_id)
      .where(sql`${at.is_open}`),
    pg.index('task_chapters_chapter_index').on(at.translated_chapter_id),
  ],
);

/** That a task's people were reminded of an end date: once each, and anew where it was moved. */
export const taskReminders = pg.pgTable(
  'task_reminders',
  {
    task_id: reference()
      .notNull()
      .references(() => tables.translationTask.id, { onDelete: 'cascade' }),
    ends_on: pg.date({ mode: 'string' }).notNull(),
    reminder: pg.text().$type<TaskReminder>().notNull(),
    at: instant().notNull(),
  },
  (at) => [pg.primaryKey({ columns: [at.task_id, at.ends_on, at.reminder] })],
);
