import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EntityKey } from '#domain/entities.ts';
import { selectDay } from './businessZone.ts';
import { tables, taskChapters, translatedChapters } from './schema.ts';

const task = tables.translationTask;

/** Something of the chapters of a task. */
const selectFromTask = (what: SQL) =>
  sql`(select ${what} from ${taskChapters} join ${translatedChapters}
    on ${translatedChapters.id} = ${taskChapters.translated_chapter_id}
    where ${taskChapters.task_id} = ${task.id})`.mapWith(Number);

/** Today in UTC+8, by the clock of the database: a list is sorted and filtered by it there. */
const today = selectDay(sql`now()`);
const request = tables.extensionRequest;

/** Something of the task that a request is for. */
const selectFromRequest = (what: SQL | PgColumn) =>
  sql`(select ${what} from ${task} where ${task.id} = ${request.task_id})`;
const { businessBook: book } = tables;

const { words, done_words, segment_count, done_segments } = translatedChapters;

/** How fields are worked out that have no column, by entity and field. */
export const computed: Partial<Record<EntityKey, Record<string, SQL>>> = {
  translationTask: {
    chapters: selectFromTask(sql`count(*)`),
    untranslated_chapters: selectFromTask(sql`count(*) filter (where ${done_segments} < ${segment_count})`),
    words: selectFromTask(sql`coalesce(sum(${words}), 0)`),
    untranslated_words: selectFromTask(sql`coalesce(sum(${words} - ${done_words}), 0)`),
    remaining_days: sql`case when ${task.status} = 'done' then null else ${task.ends_on} - ${today} + 1 end`.mapWith(
      Number,
    ),
    extensions: sql`(select count(*) from ${request}
      where ${request.task_id} = ${task.id} and ${request.status} = 'approved')`.mapWith(Number),
    progress: selectFromTask(sql`coalesce(sum(${done_words}) * 100 / nullif(sum(${words}), 0), 0)`),
  },
  extensionRequest: {
    ends_on: selectFromRequest(task.ends_on),
    language: selectFromRequest(task.language),
    first_chapter: selectFromRequest(task.first_chapter).mapWith(Number),
    last_chapter: selectFromRequest(task.last_chapter).mapWith(Number),
    book: selectFromRequest(sql`(select ${book.title} from ${book} where ${book.id} = ${task.book_id})`),
  },
};
