import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { chapterStatuses, type ChapterStatus } from '#domain/chapters/chapter.entity.ts';
import { completionAudits, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { chapterState } from './read.ts';

const { bonusDetail, chapter, fiction } = tables;
const none = Object.fromEntries(chapterStatuses.map((status) => [status, 0])) as Record<ChapterStatus, number>;

/** What stories' chapters come to for their author's lists: where they stand, and what is released next. */
export async function loadStoryChapters({ db }: Pick<Context, 'db'>, ids: readonly number[]) {
  const counted = await db
    .select({
      fiction_id: chapter.fiction_id,
      state: chapterState,
      count: count(),
      scheduled: count(chapter.release_at),
      release_at: sql<string | null>`min(${chapter.release_at})`.mapWith(chapter.release_at),
    })
    .from(chapter)
    .where(inArray(chapter.fiction_id, [...ids]))
    .groupBy(chapter.fiction_id, chapterState);
  const completions = await db
    .select({
      id: fiction.id,
      completion_applied_at: completionAudits.applied_at,
      completion_status: bonusDetail.status,
      completion_reason: bonusDetail.reason,
    })
    .from(fiction)
    .leftJoin(completionAudits, eq(completionAudits.fiction_id, fiction.id))
    .leftJoin(bonusDetail, and(eq(bonusDetail.fiction_id, fiction.id), eq(bonusDetail.kind, 'completion_bonus')))
    .where(inArray(fiction.id, [...ids]));
  const countsByStory = Map.groupBy(counted, ({ fiction_id }) => fiction_id);
  const completionByStory = new Map<number, Omit<(typeof completions)[number], 'id'>>(
    completions.map(({ id, ...completion }) => [id, completion]),
  );
  return (id: number) => {
    const rows = countsByStory.get(id) ?? [];
    const waiting = rows.find(({ state }) => state === 'pending_publish');
    return {
      states: { ...none, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) },
      scheduled: waiting?.scheduled ?? 0,
      next_release_at: waiting?.release_at ?? null,
      ...completionByStory.get(id)!,
    };
  };
}
