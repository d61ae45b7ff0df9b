import { and, desc, eq } from 'drizzle-orm';
import type { reviewObstacles } from '#domain/chapters/chapter.ts';
import { canStep, goesLiveOnApproval, getChapterState } from '#domain/chapters/chapter.ts';
import type { getChapterReview } from '#domain/chapters/chapterReviews.calls.ts';
import { splitParagraphs } from '#domain/chapters/chapterText.ts';
import { entities } from '#domain/entities.ts';
import { chapterReviews, chapterTexts, chapterVersions, liveTexts, tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';
import { loadFlagger } from '#server/kit/restrictedWords.ts';
import { isSigned, type StoryRow } from '#server/kit/story.ts';
import { loadNeighbours } from './read.ts';
import type { ChapterRow } from './rows.ts';

const { chapter, fiction, user } = tables;
/** Decisions, and flagged places, that are shown at most. */
const maxReviews = 20;
const maxFlags = 100;

type Obstacle = (typeof reviewObstacles)[number];

/** Why the caller does not decide on a chapter; null: they may. */
export function findObstacle({ user: me }: Context, row: ChapterRow, story: StoryRow): Obstacle | null {
  if (story.author_id === me.id) return 'own_work';
  const signed = isSigned(story);
  return canStep('approve', row, signed) && canStep('reject', row, signed) ? null : 'decided';
}

const getReviews = ({ db }: Context, chapter_id: number) =>
  db
    .select({
      revision: chapterReviews.revision,
      approved: chapterReviews.approved,
      reason: chapterReviews.reason,
      notes: chapterReviews.notes,
      by: user.user_name,
      at: chapterReviews.created_at,
    })
    .from(chapterReviews)
    .leftJoin(user, eq(user.id, chapterReviews.reviewer_id))
    .where(eq(chapterReviews.chapter_id, chapter_id))
    .orderBy(desc(chapterReviews.id))
    .limit(maxReviews);
type Review = Awaited<ReturnType<typeof getReviews>>[number];

/** The text that was rejected last: the present one where nothing was changed since. */
async function loadRejectedText({ db }: Context, row: ChapterRow, content: string, { revision, at }: Review) {
  if (revision === row.revision) return { title: row.title, content, at };
  const [version] = await db
    .select({ title: chapterVersions.title, content: chapterVersions.content })
    .from(chapterVersions)
    .where(and(eq(chapterVersions.chapter_id, row.id), eq(chapterVersions.replaced_by, revision + 1)))
    .limit(1);
  return version && { ...version, at };
}

async function loadBefore(context: Context, row: ChapterRow, content: string, last: Review | undefined) {
  const rejected = last && !last.approved ? await loadRejectedText(context, row, content, last) : undefined;
  if (rejected) return { kind: 'rejected' as const, ...rejected };
  const [live] = await context.db
    .select({ title: liveTexts.title, content: liveTexts.content })
    .from(liveTexts)
    .where(eq(liveTexts.chapter_id, row.id));
  return live ? { kind: 'published' as const, ...live, at: row.published_at } : null;
}

export const getReviewed: Handler<typeof getChapterReview> = async ({ params: { id } }, context) => {
  const { db } = context;
  const [row] = await db
    .select({ chapter, story: fiction, content: chapterTexts.content, author: user })
    .from(chapter)
    .innerJoin(fiction, eq(fiction.id, chapter.fiction_id))
    .innerJoin(user, eq(user.id, fiction.author_id))
    .innerJoin(chapterTexts, eq(chapterTexts.chapter_id, chapter.id))
    .where(and(eq(chapter.id, id), buildScope(db, entities.chapter, context.user, context.now)));
  if (!row) throw notFound();
  const { chapter: stored, story, content, author } = row;
  const reviews = await getReviews(context, id);
  const flag = await loadFlagger(context, story.language);
  const flags = splitParagraphs(content).flatMap((text, paragraph) =>
    flag(text).map(({ kind, start, end, note }) => ({ paragraph, kind, text: text.slice(start, end), note })),
  );
  const { number, title, word_count, revision, submitted_at, release_at } = stored;
  return {
    id,
    number,
    title,
    content,
    word_count,
    revision,
    submitted_at,
    release_at,
    state: getChapterState(stored),
    publish: goesLiveOnApproval(stored, story.status === 'completed'),
    obstacle: findObstacle(context, stored, story),
    ...(await loadNeighbours(context, stored)),
    story: {
      id: story.id,
      title: story.title,
      language: story.language,
      rating: story.rating,
      pen_name: author.pen_name,
    },
    author_language: author.language ?? story.language,
    before: await loadBefore(context, stored, content, reviews[0]),
    flags: flags.slice(0, maxFlags),
    reviews,
  };
};
