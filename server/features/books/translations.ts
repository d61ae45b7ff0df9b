import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Paragraph } from '#domain/books/paragraphs.ts';
import { computeProgress } from '#domain/translation/segments.ts';
import { countOpened, followSource } from '#domain/translation/staleSegments.ts';
import { openStatuses } from '#domain/translation/taskSteps.ts';
import { getRestoredState, getStateBesideSource } from '#domain/translation/translatedChapter.ts';
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
 * What those of some chapters were that went back to work since their source had changed, and that nobody has written in
 * since, by the chapter.
 */
async function loadReopened({ db }: Changing, rows: readonly { id: number; state: string; translator_id: unknown }[]) {
  const ids = rows.filter((row) => row.state === 'in_work' && row.translator_id === null).map(({ id }) => id);
  const { id, translated_chapter_id, cause, translator_id } = translationVersions;
  const versions = await db
    .select({ chapter: translated_chapter_id, cause, translator_id })
    .from(translationVersions)
    .where(inArray(translated_chapter_id, ids))
    .orderBy(asc(id));
  const reopened = [...Map.groupBy(versions, ({ chapter }) => chapter)].filter(
    ([, some]) => some.at(-1)!.cause === 'reopen',
  );
  return new Map(
    reopened.map(([chapter, some]) => {
      const settled = some.findLast((one) => one.cause === 'approve' || one.cause === 'release');
      const { translator_id: submitter = null } = some.findLast((one) => one.cause === 'approve') ?? {};
      return [chapter, { state: getRestoredState(settled?.cause === 'release'), translator_id: submitter }];
    }),
  );
}

/**
 * The translations of chapters keep what they have beside the new text. What an open task has already approved is in work
 * again where it lags behind now, and nobody has written in it yet; where the source says again what it said, it is what
 * it was. Answers how many segments are open since then of each chapter that an open task has and that was begun.
 */
export async function followInTranslations(
  context: Changing,
  book_id: number,
  changed: readonly ChangedSource[],
): Promise<Map<number, number>> {
  if (changed.length === 0) return new Map();
  const { db, now, user } = context;
  const bySource = new Map(changed.map((one) => [one.id, one]));
  const at = now.toISOString();
  await lockTasks(context, book_id);
  const translations = await loadTranslations(context, [...bySource.keys()]);
  const reopened = await loadReopened(context, translations);
  const followed = translations.map((row) => {
    const { before, after } = bySource.get(row.source_chapter_id)!;
    const segments = followSource(row.segments, before, after);
    const { stale, segments: segment_count, doneSegments: done_segments } = computeProgress(segments);
    const state = getStateBesideSource({ state: row.state, stale, segment_count, done_segments }, row.hasTask);
    const restored = done_segments === segment_count ? reopened.get(row.id) : undefined;
    const cause = restored ? ('restore' as const) : state !== row.state ? ('reopen' as const) : undefined;
    const translator_id = cause === 'reopen' ? null : row.translator_id;
    const opened = row.hasTask && row.state !== 'untranslated' ? countOpened(row.segments, segments) : 0;
    return { ...row, segments, cause, opened, ...(restored ?? { state, translator_id }) };
  });
  await updateAll(
    db,
    translatedChapters,
    'id',
    followed.map(({ id, segments, revision, state, translator_id }) => ({
      id,
      segments,
      state,
      translator_id,
      revision: revision + 1,
      updated_at: at,
    })),
  );
  await insertAll(
    db,
    translationVersions,
    followed.flatMap(({ id, title, segments, cause }) =>
      cause ? [{ translated_chapter_id: id, cause, title, segments, user_id: user?.id, at }] : [],
    ),
  );
  return new Map(followed.filter(({ opened }) => opened > 0).map(({ id, opened }) => [id, opened]));
}
