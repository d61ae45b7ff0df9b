import { and, count, eq, sql } from 'drizzle-orm';
import { contractFilters, type ContractStatus } from '#domain/contracts/contract.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { isOwnStory } from '#server/kit/story.ts';

const { chapter, fiction } = tables;

/** How far an author has come with the first steps. */
export async function loadProgress(context: Context) {
  const { db } = context;
  const unsigned: readonly ContractStatus[] = contractFilters.unsigned;
  const [row] = await db
    .select({
      works: count(),
      longest: sql<number>`coalesce(max(${fiction.word_count}), 0)`.mapWith(Number),
      applied: sql<boolean>`coalesce(bool_or(${fiction.contract_status} <> all(${sql.param([...unsigned])})), false)`,
      signed: sql<boolean>`coalesce(bool_or(${fiction.contract_status} = 'signed'), false)`,
      latest_id: sql<
        string | null
      >`(array_agg(${fiction.id} order by ${fiction.written_at} desc nulls last, ${fiction.id} desc))[1]`,
    })
    .from(fiction)
    .where(isOwnStory(context));
  const [published] = await db
    .select({ id: chapter.id })
    .from(chapter)
    .innerJoin(fiction, eq(fiction.id, chapter.fiction_id))
    .where(and(isOwnStory(context), eq(chapter.status, 'published')))
    .limit(1);
  const { latest_id, ...rest } = row!;
  return { ...rest, latest_id: latest_id === null ? null : Number(latest_id), published: published !== undefined };
}
