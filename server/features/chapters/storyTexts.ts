import { and, asc, eq } from 'drizzle-orm';
import { chapterTexts, liveTexts, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

const { chapter } = tables;

/** The chapters of a story with their texts, in order: all as their author has them, or the published as readers see them. */
export async function loadStoryTexts({ db }: Pick<Context, 'db'>, story_id: number, of: 'author' | 'readers') {
  const isOfReaders = of === 'readers';
  const rows = await db
    .select({
      id: chapter.id,
      number: chapter.number,
      title: chapter.title,
      content: chapterTexts.content,
      live: { content: liveTexts.content, title: liveTexts.title },
    })
    .from(chapter)
    .innerJoin(chapterTexts, eq(chapterTexts.chapter_id, chapter.id))
    .leftJoin(liveTexts, eq(liveTexts.chapter_id, chapter.id))
    .where(and(eq(chapter.fiction_id, story_id), isOfReaders ? eq(chapter.status, 'published') : undefined))
    .orderBy(asc(chapter.number), asc(chapter.id));
  return rows.map(({ live, ...row }) => (live && isOfReaders ? { ...row, ...live } : row));
}
