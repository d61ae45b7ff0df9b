import { and, count, eq, gte, inArray, isNull, max, or } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { computeBuffer, paceDays, type BufferHealth } from '#domain/releases/buffer.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

const { chapter } = tables;

export interface Buffer {
  /** Chapters that are approved and wait, those that are with the reviewers, and the last planned release. */
  ready: number;
  in_review: number;
  until: string | null;
  days: number | null;
  health: BufferHealth;
}

/** How long stories go on by themselves. */
export async function computeBuffers({ db, now }: Context, ids: readonly number[]): Promise<(id: number) => Buffer> {
  const since = addDaysToInstant(now, -paceDays).toISOString();
  const isReady = eq(chapter.status, 'pending_publish');
  const isOut = gte(chapter.published_at, since);
  const rows = await db
    .select({
      id: chapter.fiction_id,
      ready: count(sql`case when ${isReady} then 1 end`),
      in_review: count(sql`case when ${eq(chapter.status, 'pending_review')} then 1 end`),
      published: count(sql`case when ${isOut} then 1 end`),
      until: max(sql<string>`case when ${isReady} then ${chapter.release_at} end`).mapWith(chapter.release_at),
    })
    .from(chapter)
    .where(
      and(
        inArray(chapter.fiction_id, [...ids]),
        or(and(isNull(chapter.published_at), inArray(chapter.status, ['pending_publish', 'pending_review'])), isOut),
      ),
    )
    .groupBy(chapter.fiction_id);
  const byStory = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const { ready = 0, in_review = 0, published = 0, until = null } = byStory.get(id) ?? {};
    return { ready, in_review, until, ...computeBuffer({ ready, published, until }, now) };
  };
}
