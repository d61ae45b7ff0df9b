import { and, asc, desc, eq, inArray, lt, max, sql, type SQL } from 'drizzle-orm';
import { findReviewObstacle } from '#domain/translation/reviewObstacle.ts';
import type { getTranslationReview } from '#domain/translation/translationReviews.calls.ts';
import { tables, taskChapters, translatedChapters, translationVersions } from '#server/db/schema.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { loadChapterText } from './chapterText.ts';
import { findOwnWork } from './ownWork.ts';
import { findOpenTask } from './rows.ts';

const { sourceChapter, user } = tables;
const { id, state, revision, segment_count, done_segments } = translatedChapters;

/** Chapters of a task that wait, in their order, but for those that the caller has written in. */
async function loadWaiting(context: Context, task_id: number) {
  const rows = await context.db
    .select({
      id,
      number: sourceChapter.number,
      revision,
      source_changed: sql<boolean>`${done_segments} < ${segment_count}`,
    })
    .from(taskChapters)
    .innerJoin(translatedChapters, eq(id, taskChapters.translated_chapter_id))
    .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
    .where(and(eq(taskChapters.task_id, task_id), taskChapters.is_open, eq(state, 'in_review')))
    .orderBy(asc(sourceChapter.number));
  const own = await findOwnWork(
    context,
    rows.map((row) => row.id),
  );
  return rows.filter((row) => !own.has(row.id));
}

/** The last version of a chapter that fulfils a condition, with its text. */
async function loadLastVersion({ db }: Context, chapter: number, condition: SQL | undefined) {
  const { id, translated_chapter_id, cause, title, segments, at } = translationVersions;
  const [version] = await db
    .select({ cause, title, text: segments, at })
    .from(translationVersions)
    .where(and(eq(translated_chapter_id, chapter), condition))
    .orderBy(desc(id))
    .limit(1);
  return version;
}

/** What an auditor compares a chapter with: as it was decided on before it was submitted, or as it was before corrections. */
async function loadBefore(context: Context, chapter: number, isCorrected: boolean) {
  const { id, translated_chapter_id, cause } = translationVersions;
  const isSubmitted = eq(cause, 'submit');
  const submission = context.db
    .select({ id: max(id) })
    .from(translationVersions)
    .where(and(eq(translated_chapter_id, chapter), isSubmitted));
  const isDecided = and(inArray(cause, ['send_back', 'approve']), lt(id, submission));
  const decided = await loadLastVersion(context, chapter, isDecided);
  const version = decided ?? (isCorrected ? await loadLastVersion(context, chapter, isSubmitted) : undefined);
  if (!version) return null;
  const { title, text, at } = version;
  const kind = !decided ? 'submitted' : decided.cause === 'approve' ? 'approved' : 'rejected';
  return { kind, title, text, at } as const;
}

const historyCauses = ['send_back', 'approve', 'correct'] as const;

/** Decisions and corrections, without the texts. */
async function loadHistory({ db }: Context, chapter: number) {
  const rows = await db
    .select({
      id: translationVersions.id,
      cause: translationVersions.cause,
      reason: translationVersions.reason,
      remarks: translationVersions.remarks,
      by: user.user_name,
      at: translationVersions.at,
    })
    .from(translationVersions)
    .leftJoin(user, eq(user.id, translationVersions.user_id))
    .where(
      and(
        eq(translationVersions.translated_chapter_id, chapter),
        inArray(translationVersions.cause, [...historyCauses]),
      ),
    )
    .orderBy(desc(translationVersions.id));
  return rows.map((row) => ({ ...row, cause: row.cause as (typeof historyCauses)[number] }));
}

export const readReview: Handler<typeof getTranslationReview> = async ({ params }, context) => {
  const { db } = context;
  const { translator_id, ...chapter } = await loadChapterText(context, params.id);
  const task = await findOpenTask(context, params.id);
  const [translator] = await db
    .select({ name: user.user_name, language: user.language })
    .from(user)
    .where(eq(user.id, translator_id ?? 0));
  const history = await loadHistory(context, params.id);
  return {
    ...chapter,
    obstacle:
      findReviewObstacle({
        state: chapter.state,
        hasTask: task !== undefined,
        isOwn: (await findOwnWork(context, [params.id])).has(params.id),
        segments: chapter.segments,
        doneSegments: chapter.done_segments,
      }) ?? null,
    translator: translator ? { name: translator.name, language: translator.language ?? chapter.language } : null,
    task: task ? { id: task.id, ends_on: task.ends_on, waiting: await loadWaiting(context, task.id) } : null,
    before: await loadBefore(context, params.id, history[0]?.cause === 'correct'),
    history,
  };
};
