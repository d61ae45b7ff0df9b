import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { tables, taskChapters, translatedChapters } from '#server/db/schema.ts';
import type { Changing } from '#server/kit/crud.ts';
import { notify } from '#server/platform/notify/notify.ts';

const { businessBook, sourceChapter, translationTask, user } = tables;
const translator = alias(user, 'translator');

/**
 * Tells the translator and the manager of each open task that the source of its chapters has changed, once for an import,
 * but not who has stored it. `opened` has the segments of each translated chapter that are to be done again.
 */
export async function notifyOfChange(context: Changing, opened: ReadonlyMap<number, number>): Promise<void> {
  if (opened.size === 0) return;
  const { db } = context;
  const rows = await db
    .select({
      task: translationTask,
      book: businessBook.title,
      translator: translator.user_name,
      chapter: translatedChapters.id,
      number: sourceChapter.number,
    })
    .from(taskChapters)
    .innerJoin(translationTask, eq(translationTask.id, taskChapters.task_id))
    .innerJoin(businessBook, eq(businessBook.id, translationTask.book_id))
    .innerJoin(translator, eq(translator.id, translationTask.translator_id))
    .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
    .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
    .where(and(taskChapters.is_open, inArray(translatedChapters.id, [...opened.keys()])))
    .orderBy(asc(translationTask.id), asc(sourceChapter.number));
  for (const some of Map.groupBy(rows, ({ task }) => task.id).values()) {
    const [{ task, book, translator: name }] = some as [(typeof rows)[number]];
    const { language, first_chapter: first, last_chapter: last } = task;
    const paragraphs = some.reduce((sum, { chapter }) => sum + opened.get(chapter)!, 0);
    const args = {
      book,
      language,
      first,
      last,
      numbers: some.map(({ number }) => number),
      paragraphs,
      translator: name,
    };
    for (const { id, zone } of await loadReaders(context, task)) {
      const own = id === task.translator_id;
      await notify(context, id, 'task_source_changed', { ...args, zone, own }, { task_id: task.id });
    }
  }
}

function loadReaders({ db, user: me }: Changing, task: typeof translationTask.$inferSelect) {
  const ids = [task.translator_id, task.manager_id].filter((id) => id !== null && id !== me?.id);
  return db
    .select({ id: user.id, zone: user.time_zone })
    .from(user)
    .where(and(inArray(user.id, ids as number[]), eq(user.status, 'active')))
    .orderBy(user.id);
}
