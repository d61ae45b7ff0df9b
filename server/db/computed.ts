import { sql, type SQL } from 'drizzle-orm';
import type { EntityKey } from '#domain/entities.ts';
import { selectDay } from './businessZone.ts';
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

/** Today in UTC+8, by the clock of the database: a list is sorted and filtered by it there. */
const today = selectDay(sql`now()`);
const request = tables.extensionRequest;

const { words, done_words, segment_count, done_segments } = translatedChapters;

/** How fields are worked out that have no column, by entity and field. */
export const computed: Partial<Record<EntityKey, Record<string, SQL>>> = {
  translationTask: {
    chapters: selectOfTask(sql`count(*)`).mapWith(Number),
    untranslated_chapters: selectFromTask(sql`count(*) filter (where ${done_segments} < ${segment_count})`, sql`0`),
    words: selectFromTask(sql`coalesce(sum(${words}), 0)`, selectOfTask(sql`coalesce(sum(${taskChapters.words}), 0)`)),
    untranslated_words: selectFromTask(sql`coalesce(sum(${words} - ${done_words}), 0)`, sql`0`),
    remaining_days: sql`case when ${task.status} = 'done' then null else ${task.ends_on} - ${today} + 1 end`.mapWith(
      Number,
    ),
    extensions: sql`(select count(*) from ${request}
      where ${request.task_id} = ${task.id} and ${request.status} = 'approved')`.mapWith(Number),
    progress: selectFromTask(sql`coalesce(sum(${done_words}) * 100 / nullif(sum(${words}), 0), 0)`, sql`100`),
  },
};
