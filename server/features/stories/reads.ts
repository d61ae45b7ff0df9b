import { and, asc, between, desc, eq, lt, sql } from 'drizzle-orm';
import type { InferType } from '#domain/kit/types.ts';
import type { readsAnswer, readsQuery } from '#domain/stories/reads.ts';
import { chapterReads, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { numberInStory } from '#server/kit/story.ts';

const { chapter } = tables;

/** Points of a chart at most: more are groups. */
const maxPoints = 100;

const isPublishedIn = (fiction_id: number) => and(eq(chapter.fiction_id, fiction_id), eq(chapter.status, 'published'));

export const countPublished = ({ db }: Context, fiction_id: number): Promise<number> =>
  db.$count(chapter, isPublishedIn(fiction_id));

/** How often the published chapters of a story were read, for whoever may know. */
export async function countReads(
  context: Context,
  id: number,
  { from, to = 2 ** 31 - 1 }: InferType<typeof readsQuery>,
): Promise<InferType<typeof readsAnswer>> {
  const [items, opening, before, total] = await Promise.all([
    loadPoints(context, id, from, to),
    loadReads(context, isPublishedIn(id), 'first'),
    loadReads(context, and(isPublishedIn(id), lt(chapter.number, from)), 'last'),
    countPublished(context, id),
  ]);
  return { items, opening, before, total };
}

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
    .orderBy(end === 'first' ? asc(numberInStory) : desc(numberInStory))
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
