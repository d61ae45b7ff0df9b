import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import type { uploadStates } from '#domain/chapter-import/chapterImport.ts';
import type { RowKind } from '#domain/chapter-import/chapterMatch.ts';
import type { LeftOut } from '#domain/chapter-import/leftOut.ts';
import type { VersionCause } from '#domain/chapters/chapter.ts';
import type { ReleaseRule } from '#domain/releases/release.ts';
import { tables, toUser } from './entityTables.ts';
import { id, instant } from './table.ts';

/** Text of a chapter, apart from what lists read. */
export const chapterTexts = pg.pgTable('chapter_texts', {
  chapter_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.chapter.id, { onDelete: 'cascade' }),
  content: pg.text().notNull(),
});

const createTextColumns = () => ({
  title: pg.text(),
  content: pg.text().notNull(),
  word_count: pg.integer().notNull(),
});

/** What readers see of a published chapter for as long as a revision of it is on its way. */
export const liveTexts = pg.pgTable('live_texts', {
  chapter_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.chapter.id, { onDelete: 'cascade' }),
  ...createTextColumns(),
});

/** What belongs to a chapter, or to a deleted one for as long as it can be taken back. */
const createChapterRefs = () => ({
  chapter_id: pg.bigint({ mode: 'number' }).references(() => tables.chapter.id, { onDelete: 'cascade' }),
  deleted_id: pg.bigint({ mode: 'number' }).references(() => deletedChapters.id, { onDelete: 'cascade' }),
});

/** Texts of a chapter that were replaced, or kept beside it; `batch_id` is of what replaced several at once. */
export const chapterVersions = pg.pgTable(
  'chapter_versions',
  {
    id: id(),
    ...createChapterRefs(),
    ...createTextColumns(),
    cause: pg.text().$type<VersionCause>().notNull(),
    /** As its author called it. */
    name: pg.text(),
    /** The chapter's revision that replaced it; null where it was kept beside. */
    replaced_by: pg.integer(),
    batch_id: pg.uuid(),
    user_id: toUser(),
    created_at: instant().notNull(),
  },
  (at) => [
    pg.index('chapter_versions_chapter_index').on(at.chapter_id, at.id),
    pg.index('chapter_versions_deleted_index').on(at.deleted_id),
    pg.index('chapter_versions_batch_index').on(at.batch_id),
  ],
);

type ChapterStanding = Pick<
  typeof tables.chapter.$inferSelect,
  'status' | 'revision' | 'publish_when_approved' | 'submitted_at' | 'release_at' | 'rejection_reason' | 'created_at'
>;

const refToStory = () => pg.bigint({ mode: 'number' }).references(() => tables.fiction.id, { onDelete: 'cascade' });

/** Chapters that were deleted, until they expire: `chapter_id` is the id that comes back with one. */
export const deletedChapters = pg.pgTable(
  'deleted_chapters',
  {
    id: id(),
    fiction_id: refToStory().notNull(),
    chapter_id: pg.bigint({ mode: 'number' }),
    number: pg.integer().notNull(),
    ...createTextColumns(),
    standing: pg.jsonb().$type<ChapterStanding>(),
    deleted_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (at) => [
    pg.index('deleted_chapters_fiction_index').on(at.fiction_id, at.id),
    pg.index('deleted_chapters_expiry_index').on(at.expires_at),
  ],
);

/** Imports of Word files to a story; the rows of one wait until `expires_at` for its author's word. */
export const chapterUploads = pg.pgTable(
  'chapter_uploads',
  {
    id: id(),
    fiction_id: refToStory().notNull(),
    user_id: toUser().notNull(),
    file_name: pg.text().notNull(),
    state: pg.text().$type<(typeof uploadStates)[number]>().notNull().default('waiting'),
    /** Files that it is of; `file_name` is the first. */
    files: pg.integer().notNull().default(1),
    chapters: pg.integer().notNull(),
    /** Counts the states of its rows: who changes or stores them names the one that was seen. */
    revision: pg.integer().notNull().default(1),
    added: pg.integer().notNull().default(0),
    replaced: pg.integer().notNull().default(0),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (at) => [
    pg.index('chapter_uploads_fiction_index').on(at.fiction_id, at.id),
    pg
      .uniqueIndex('chapter_uploads_waiting_unique')
      .on(at.fiction_id)
      .where(sql`${at.state} = 'waiting'`),
  ],
);

/** The rows of an import that waits, in the order of their files. */
export const chapterUploadRows = pg.pgTable(
  'chapter_upload_rows',
  {
    id: id(),
    upload_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => chapterUploads.id, { onDelete: 'cascade' }),
    position: pg.integer().notNull(),
    file_name: pg.text().notNull().default(''),
    kind: pg.text().$type<RowKind>().notNull().default('chapter'),
    /** The line of the file that it begins with; empty where it has none. */
    heading: pg.text().notNull().default(''),
    number: pg.integer(),
    part: pg.integer(),
    ...createTextColumns(),
    /** Words of each paragraph. */
    paragraph_words: pg.jsonb().$type<number[]>().notNull().default([]),
    repeats_number: pg.boolean().notNull(),
    title_below: pg.boolean().notNull().default(false),
    scene_breaks: pg.integer().notNull().default(0),
    unread_headings: pg.jsonb().$type<{ paragraph: number; line: number; text: string }[]>().notNull().default([]),
    left_out: pg.jsonb().$type<LeftOut>().notNull().default({}),
    expires_at: instant().notNull(),
  },
  (at) => [
    pg.index('chapter_upload_rows_upload_index').on(at.upload_id, at.position),
    pg.index('chapter_upload_rows_expiry_index').on(at.expires_at),
  ],
);

/** What a chapter is called in the file that it came from last: its number there, and the part that this is counted in. */
export const chapterOrigins = pg.pgTable('chapter_origins', {
  chapter_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.chapter.id, { onDelete: 'cascade' }),
  part: pg.integer(),
  number: pg.integer().notNull(),
});

/** Decisions on submitted chapters, with notes at paragraphs counted from 0. */
export const chapterReviews = pg.pgTable(
  'chapter_reviews',
  {
    id: id(),
    ...createChapterRefs(),
    revision: pg.integer().notNull(),
    approved: pg.boolean().notNull(),
    reason: pg.text(),
    notes: pg.jsonb().$type<{ paragraph: number; text: string }[]>().notNull(),
    reviewer_id: toUser().notNull(),
    created_at: instant().notNull(),
    /** Since when the chapter had waited; null where nobody noted it. */
    submitted_at: instant(),
  },
  (at) => [
    pg.index('chapter_reviews_created_index').on(at.created_at),
    pg.index('chapter_reviews_chapter_index').on(at.chapter_id, at.id),
    pg.index('chapter_reviews_deleted_index').on(at.deleted_id),
  ],
);

/** Words that a story grew by on a UTC+8 day; negative where more was cut than written. */
export const dailyWords = pg.pgTable(
  'daily_words',
  {
    fiction_id: refToStory().notNull(),
    day: pg.date({ mode: 'string' }).notNull(),
    words: pg.integer().notNull(),
  },
  (at) => [pg.primaryKey({ columns: [at.fiction_id, at.day] })],
);

/** The rule by which the chapters of a story were scheduled last. */
export const releaseSettings = pg.pgTable('release_settings', {
  fiction_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.fiction.id, { onDelete: 'cascade' }),
  rule: pg.jsonb().$type<ReleaseRule>().notNull(),
});

/** How often a published chapter was opened in the reading apps. */
export const chapterReads = pg.pgTable('chapter_reads', {
  chapter_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.chapter.id, { onDelete: 'cascade' }),
  reads: pg.bigint({ mode: 'number' }).notNull(),
});

/** Completed stories whose completion bonus was applied for; once for each story. */
export const completionAudits = pg.pgTable('completion_audits', {
  fiction_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.fiction.id),
  applied_at: instant().notNull(),
});
