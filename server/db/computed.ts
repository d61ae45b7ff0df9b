import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EntityKey } from '#domain/entities.ts';
import type { Today } from './businessZone.ts';
import { selectToActSince } from './contestsToActOn.ts';
import { tables, taskChapters, translatedChapters } from './schema.ts';

const task = tables.translationTask;

/**
 * Something of the chapters of a task; of one that is done, what it ended with, without a look at what its chapters are by
 * now.
 */
const selectFromTask = (what: SQL, ended: SQL) =>
  sql`case when ${task.status} = 'done' then ${ended} else (select ${what} from ${taskChapters} join ${translatedChapters}
    on ${translatedChapters.id} = ${taskChapters.translated_chapter_id}
    where ${taskChapters.task_id} = ${task.id}) end`.mapWith(Number);
const selectOfTask = (what: SQL) =>
  sql`(select ${what} from ${taskChapters} where ${taskChapters.task_id} = ${task.id})`;

const request = tables.extensionRequest;

/** Something of the task that a request is for. */
const selectFromRequest = (what: SQL | PgColumn) =>
  sql`(select ${what} from ${task} where ${task.id} = ${request.task_id})`;
const { businessBook: book, fiction } = tables;

const { words, done_words, segment_count, done_segments } = translatedChapters;

const by = (one: SQL) => () => one;

/** How fields are worked out that have no column, or of which records show more than it, by entity and field. */
export const computed: Partial<Record<EntityKey, Record<string, (today: Today) => SQL>>> = {
  fiction: {
    updated_at: by(sql`greatest(${fiction.updated_at}, ${fiction.assigned_at})`.mapWith(fiction.updated_at)),
  },
  contest: {
    to_act_on: (today) => sql`(${selectToActSince(today)} is not null)`,
  },
  translationTask: {
    chapters: by(selectOfTask(sql`count(*)`).mapWith(Number)),
    untranslated_chapters: by(selectFromTask(sql`count(*) filter (where ${done_segments} < ${segment_count})`, sql`0`)),
    words: by(
      selectFromTask(sql`coalesce(sum(${words}), 0)`, selectOfTask(sql`coalesce(sum(${taskChapters.words}), 0)`)),
    ),
    untranslated_words: by(selectFromTask(sql`coalesce(sum(${words} - ${done_words}), 0)`, sql`0`)),
    // As wide as what it may be compared with.
    remaining_days: (today) =>
      sql`case when ${task.status} = 'done' then null else (${task.ends_on} - ${today}::date + 1)::bigint end`.mapWith(
        Number,
      ),
    extensions: by(
      sql`(select count(*) from ${request}
      where ${request.task_id} = ${task.id} and ${request.status} = 'approved')`.mapWith(Number),
    ),
    progress: by(selectFromTask(sql`coalesce(sum(${done_words}) * 100 / nullif(sum(${words}), 0), 0)`, sql`100`)),
  },
  extensionRequest: {
    times: by(
      sql`(select count(*) from ${request} former
      where former.task_id = ${request.task_id} and former.id <= ${request.id})`.mapWith(Number),
    ),
    ends_on: by(selectFromRequest(task.ends_on)),
    language: by(selectFromRequest(task.language)),
    first_chapter: by(selectFromRequest(task.first_chapter).mapWith(Number)),
    last_chapter: by(selectFromRequest(task.last_chapter).mapWith(Number)),
    book: by(selectFromRequest(sql`(select ${book.title} from ${book} where ${book.id} = ${task.book_id})`)),
  },
};
