import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { chapterStatuses, type ChapterStatus } from '#domain/chapters/chapter.entity.ts';
import { completionAudits, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { chapterState } from './read.ts';

const { bonusDetail, chapter } = tables;
const none = Object.fromEntries(chapterStatuses.map((status) => [status, 0])) as Record<ChapterStatus, number>;

/** What stories' chapters come to for their author's lists: where they stand, and what is released next. */
export async function chaptersOf({ db }: Pick<Context, 'db'>, ids: readonly number[]) {
  const [counted, applied, bonuses] = await Promise.all([
    db
      .select({
        fiction_id: chapter.fiction_id,
        state: chapterState,
        count: count(),
        scheduled: count(chapter.release_at),
        release_at: sql<string | null>`min(${chapter.release_at})`.mapWith(chapter.release_at),
      })
      .from(chapter)
      .where(inArray(chapter.fiction_id, [...ids]))
      .groupBy(chapter.fiction_id, chapterState),
    db
      .select()
      .from(completionAudits)
      .where(inArray(completionAudits.fiction_id, [...ids])),
    db
      .select({ fiction_id: bonusDetail.fiction_id, status: bonusDetail.status, reason: bonusDetail.reason })
      .from(bonusDetail)
      .where(and(inArray(bonusDetail.fiction_id, [...ids]), eq(bonusDetail.kind, 'completion_bonus'))),
  ]);
  const appliedAt = new Map(applied.map(({ fiction_id, applied_at }) => [fiction_id, applied_at]));
  const bonusOf = new Map(bonuses.map((bonus) => [bonus.fiction_id, bonus]));
  return (id: number) => {
    const rows = counted.filter(({ fiction_id }) => fiction_id === id);
    const waiting = rows.find(({ state }) => state === 'pending_publish');
    return {
      states: { ...none, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) },
      scheduled: waiting?.scheduled ?? 0,
      next_release_at: waiting?.release_at ?? null,
      completion_applied_at: appliedAt.get(id) ?? null,
      completion_status: bonusOf.get(id)?.status ?? null,
      completion_reason: bonusOf.get(id)?.reason ?? null,
    };
  };
}
