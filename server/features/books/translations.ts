import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Paragraph } from '#domain/books/paragraphs.ts';
import { computeProgress } from '#domain/translation/segments.ts';
import { followSource } from '#domain/translation/staleSegments.ts';
import { openStatuses } from '#domain/translation/taskSteps.ts';
import { getStateBesideSource } from '#domain/translation/translatedChapter.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { tables, taskChapters, translatedChapters, translationVersions } from '#server/db/schema.ts';
import { updateAll } from '#server/db/updateAll.ts';
import type { Changing } from '#server/kit/crud.ts';

const { translationTask } = tables;

/** A source chapter whose text is another now. */
interface ChangedSource {
  id: number;
  before: readonly Paragraph[];
  after: readonly Paragraph[];
}

/** Holds the open tasks of a book, before their chapters as all commands do: none is done meanwhile. */
const lockTasks = ({ db }: Changing, book_id: number) =>
  db
    .select({ id: translationTask.id })
    .from(translationTask)
    .where(and(eq(translationTask.book_id, book_id), inArray(translationTask.status, [...openStatuses])))
    .orderBy(asc(translationTask.id))
    .for('update');

async function loadTranslations({ db }: Changing, sources: readonly number[]) {
  const rows = await db
    .select()
    .from(translatedChapters)
    .where(inArray(translatedChapters.source_chapter_id, [...sources]))
    .orderBy(asc(translatedChapters.id))
    .for('update');
  const open = await db
    .select({ id: taskChapters.translated_chapter_id })
    .from(taskChapters)
    .where(
      and(
        taskChapters.is_open,
        inArray(
          taskChapters.translated_chapter_id,
          rows.map(({ id }) => id),
        ),
      ),
    );
  const given = new Set(open.map(({ id }) => id));
  return rows.map((row) => ({ ...row, hasTask: given.has(row.id) }));
}

/**
 * The translations of chapters keep what they have beside the new text. What an open task has already approved is in work
 * again where it lags behind now, and nobody has written in it yet.
 */
export async function followInTranslations(
  context: Changing,
  book_id: number,
  changed: readonly ChangedSource[],
): Promise<void> {
  if (changed.length === 0) return;
  const { db, now, user } = context;
  const bySource = new Map(changed.map((one) => [one.id, one]));
  const at = now.toISOString();
  await lockTasks(context, book_id);
  const translations = await loadTranslations(context, [...bySource.keys()]);
  const followed = translations.map((row) => {
    const { before, after } = bySource.get(row.source_chapter_id)!;
    const segments = followSource(row.segments, before, after);
    const { stale, segments: segment_count, doneSegments: done_segments } = computeProgress(segments);
    const state = getStateBesideSource({ state: row.state, stale, segment_count, done_segments }, row.hasTask);
    return { ...row, segments, after: state, isReopened: state !== row.state };
  });
  await updateAll(
    db,
    translatedChapters,
    'id',
    followed.map(({ id, segments, revision, after, isReopened, translator_id }) => ({
      id,
      segments,
      state: after,
      translator_id: isReopened ? null : translator_id,
      revision: revision + 1,
      updated_at: at,
    })),
  );
  await insertAll(
    db,
    translationVersions,
    followed
      .filter(({ isReopened }) => isReopened)
      .map(({ id, title, segments }) => ({
        translated_chapter_id: id,
        cause: 'reopen' as const,
        title,
        segments,
        user_id: user?.id,
        at,
      })),
  );
}
