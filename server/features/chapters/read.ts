import { and, asc, count, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import type { ChapterStatus } from '#domain/chapters/chapter.entity.ts';
import type { computeWords, getChapter, listChapters } from '#domain/chapters/chapters.calls.ts';
import { toPlainText } from '#domain/chapters/chapterText.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import { chapterReads, chapterReviews, tables } from '#server/db/schema.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { hasText } from '#server/kit/list.ts';
import { findStory, isSigned, numberInStory } from '#server/kit/story.ts';
import { findChapter, rowColumns, type ChapterRow } from './rows.ts';

const { chapter } = tables;
/** As `getChapterState` tells it. */
export const chapterState = sql<ChapterStatus>`coalesce(${chapter.revision_status}, ${chapter.status})`;

export const list: Handler<typeof listChapters> = async ({ params, query: { page, per_page, status, q } }, context) => {
  const { db } = context;
  await findStory(context, params.id);
  const ofStory = eq(chapter.fiction_id, params.id);
  const where = and(ofStory, status && eq(chapterState, status), hasText(chapter.search, q));
  const [items, total, counted] = await Promise.all([
    db
      .select({ ...rowColumns, reads: chapterReads.reads })
      .from(chapter)
      .leftJoin(chapterReads, eq(chapterReads.chapter_id, chapter.id))
      .where(where)
      .orderBy(asc(chapter.number), asc(chapter.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(chapter, where),
    db.select({ state: chapterState, count: count() }).from(chapter).where(ofStory).groupBy(chapterState),
  ]);
  return { items, total, counts: Object.fromEntries(counted.map((row) => [row.state, row.count])) };
};

export const getOne: Handler<typeof getChapter> = async ({ params }, context) => {
  const { chapter: stored, story, content } = await findChapter(context, params.chapter_id);
  const [neighbours, notes] = await Promise.all([loadNeighbours(context, stored), loadNotes(context, stored.id)]);
  const { search: _search, created_at: _created, due_at: _due, ...row } = stored;
  return {
    ...row,
    content,
    ...neighbours,
    notes,
    story: {
      title: story.title,
      language: story.language,
      completed: story.status === 'completed',
      signed: isSigned(story),
    },
  };
};

/** The chapters before and after one in its story. */
export async function loadNeighbours(context: Context, row: ChapterRow) {
  const [previous_id, next_id] = await Promise.all([
    findNeighbour(context, lt(chapter.number, row.number), row, desc(numberInStory)),
    findNeighbour(context, gt(chapter.number, row.number), row, asc(numberInStory)),
  ]);
  return { previous_id, next_id };
}

async function findNeighbour(
  { db }: Context,
  where: SQL,
  { fiction_id }: ChapterRow,
  order: SQL,
): Promise<number | null> {
  const [row] = await db
    .select({ id: chapter.id })
    .from(chapter)
    .where(and(eq(chapter.fiction_id, fiction_id), where))
    .orderBy(order)
    .limit(1);
  return row?.id ?? null;
}

/** What the last review said at the paragraphs; nothing once it approved. */
async function loadNotes({ db }: Context, chapter_id: number) {
  const [last] = await db
    .select({ approved: chapterReviews.approved, notes: chapterReviews.notes })
    .from(chapterReviews)
    .where(eq(chapterReviews.chapter_id, chapter_id))
    .orderBy(desc(chapterReviews.id))
    .limit(1);
  return last && !last.approved ? last.notes : [];
}

export const countContentWords: Handler<typeof computeWords> = async ({ body: { content } }) => ({
  words: countWords(toPlainText(content)),
});
