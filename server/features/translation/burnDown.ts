import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { computeBurnDown, type Submitted } from '#domain/translation/burnDown.ts';
import type { getBurnDown } from '#domain/translation/tasks.calls.ts';
import { tables, taskChapters, translatedChapters, translationVersions } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Handler } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';

const { translationTask } = tables;

interface Chapter {
  words: number;
  versions: readonly { cause: string; at: string }[];
}

/** When a chapter went to the auditor and came back, or back to work, or was approved again; it is withdrawn only with the task itself. */
function getSubmitted({ words, versions }: Chapter): Submitted[] {
  const events: Submitted[] = [];
  let isAway = false;
  for (const { cause, at } of versions) {
    const goes = cause === 'submit' || cause === 'restore';
    if (goes === isAway) continue;
    isAway = goes;
    events.push({ day: dayOf(new Date(at)), words: goes ? words : -words });
  }
  return events;
}

export const readBurnDown: Handler<typeof getBurnDown> = async ({ params: { id } }, { db, user, now }) => {
  const [task] = await db
    .select()
    .from(translationTask)
    .where(and(eq(translationTask.id, id), buildScope(db, entities.translationTask, user, now)));
  if (!task) throw notFound();
  const chapters = await db
    .select({
      id: translatedChapters.id,
      words: sql<number>`coalesce(${taskChapters.words}, ${translatedChapters.words})`.mapWith(Number),
    })
    .from(taskChapters)
    .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
    .where(eq(taskChapters.task_id, id));
  const { translated_chapter_id, cause, at } = translationVersions;
  const versions = await db
    .select({ of: translated_chapter_id, cause, at })
    .from(translationVersions)
    .where(
      and(
        inArray(
          translated_chapter_id,
          chapters.map((chapter) => chapter.id),
        ),
        inArray(cause, ['submit', 'send_back', 'reopen', 'restore']),
        gte(at, task.created_at),
        // What follows is of another task; nothing changes one that is done.
        task.status === 'done' ? lte(at, task.updated_at) : undefined,
      ),
    )
    .orderBy(asc(translationVersions.id));
  const today = dayOf(now);
  const submitted = chapters.flatMap((chapter) =>
    getSubmitted({ ...chapter, versions: versions.filter(({ of }) => of === chapter.id) }),
  );
  const words = chapters.reduce((sum, chapter) => sum + chapter.words, 0);
  const begins = task.received_on ?? dayOf(new Date(task.created_at));
  return { points: computeBurnDown({ words, begins, ends_on: task.ends_on, submitted }, today) };
};
