import { and, asc, between, desc, eq, lt, sql } from 'drizzle-orm';
import { getStoryAddress } from '#domain/comments/readerApp.ts';
import type * as calls from '#domain/stories/storyPage.calls.ts';
import { chapterReads, completionAudits, tables } from '#server/db/schema.ts';
import { noteCompletion } from '#server/features/bonuses/index.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { findStory, isSigned, lockStory } from '#server/kit/story.ts';

const { chapter } = tables;

/** Points of a chart at most: more are groups. */
const maxPoints = 100;

export const storyPage: HandlersOf<typeof calls> = {
  async getShareUrl({ params }, context) {
    const { id } = await findStory(context, params.id);
    if ((await context.db.$count(chapter, isPublishedIn(id))) === 0)
      throw conflict('stories.writing.page.errors.not_public');
    return { url: getStoryAddress(id) };
  },

  async getReadCount({ params, query: { from, to = 2 ** 31 - 1 } }, context) {
    const { id } = await findStory(context, params.id);
    const [items, opening, before, total] = await Promise.all([
      loadPoints(context, id, from, to),
      loadReads(context, isPublishedIn(id), 'first'),
      loadReads(context, and(isPublishedIn(id), lt(chapter.number, from)), 'last'),
      context.db.$count(chapter, isPublishedIn(id)),
    ]);
    return { items, opening, before, total };
  },

  async applyForCompletion({ params }, context) {
    const { db, now } = context;
    const story = await lockStory(context, params.fiction_id);
    if (story.status !== 'completed') throw conflict('stories.writing.page.errors.not_completed');
    if (!isSigned(story)) throw conflict('stories.writing.page.errors.not_signed');
    const applied_at = now.toISOString();
    const createdRows = await db
      .insert(completionAudits)
      .values({ fiction_id: story.id, applied_at })
      .onConflictDoNothing()
      .returning();
    if (createdRows.length === 0) throw conflict('stories.writing.page.errors.applied');
    await noteCompletion(context, story);
    return { applied_at };
  },
};

const isPublishedIn = (fiction_id: number) => and(eq(chapter.fiction_id, fiction_id), eq(chapter.status, 'published'));

/** Reads of the first or last chapter of those; null where there is none. */
async function loadReads(
  { db }: Context,
  where: ReturnType<typeof and>,
  end: 'first' | 'last',
): Promise<number | null> {
  const [row] = await db
    .select({ reads: sql<number>`coalesce(${chapterReads.reads}, 0)`.mapWith(Number) })
    .from(chapter)
    .leftJoin(chapterReads, eq(chapterReads.chapter_id, chapter.id))
    .where(where)
    .orderBy(end === 'first' ? asc(chapter.number) : desc(chapter.number))
    .limit(1);
  return row?.reads ?? null;
}

/** The published chapters of a range, in as few groups of equal length as a chart has points. */
async function loadPoints({ db }: Context, fiction_id: number, from: number, to: number) {
  const ranked = db
    .select({
      number: chapter.number,
      title: chapter.title,
      reads: sql<number>`coalesce(${chapterReads.reads}, 0)`.as('reads'),
      place: sql<number>`row_number() over (order by ${chapter.number}, ${chapter.id}) - 1`.as('place'),
      size: sql<number>`(count(*) over () + ${maxPoints - 1}) / ${maxPoints}`.as('size'),
    })
    .from(chapter)
    .leftJoin(chapterReads, eq(chapterReads.chapter_id, chapter.id))
    .where(and(isPublishedIn(fiction_id), between(chapter.number, from, to)))
    .as('ranked');
  const group = sql`${ranked.place} / ${ranked.size}`;
  return db
    .select({
      first: sql<number>`min(${ranked.number})`.mapWith(Number),
      last: sql<number>`max(${ranked.number})`.mapWith(Number),
      title: sql<string | null>`case when count(*) = 1 then min(${ranked.title}) end`,
      reads: sql<number>`round(avg(${ranked.reads}), 1)`.mapWith(Number),
    })
    .from(ranked)
    .groupBy(group)
    .orderBy(group);
}
