import { and, count, desc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import { contractFilters } from '#domain/contracts/contract.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { excludedGenres } from '#domain/contracts/eligibility.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { isOwnStory } from '#server/kit/story.ts';

const { chapter, fiction } = tables;
const isUnsigned = inArray(fiction.contract_status, [...contractFilters.unsigned]);

/** How far an author has come with the first steps; see `Progress`. */
export async function loadProgress(context: Context) {
  const { db } = context;
  const [row] = await db
    .select({
      works: count(),
      applied: sql<boolean>`coalesce(bool_or(not ${isUnsigned}), false)`,
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
  const story = await findLeadingStory(context);
  const { latest_id, ...rest } = row!;
  const [latestChapter] = await db
    .select({ id: chapter.id })
    .from(chapter)
    .where(and(eq(chapter.fiction_id, Number(latest_id)), inArray(chapter.status, ['draft', 'rejected'])))
    .orderBy(desc(chapter.updated_at), desc(chapter.id))
    .limit(1);
  return {
    ...rest,
    latest_id: latest_id === null ? null : Number(latest_id),
    latest_chapter_id: latestChapter?.id ?? null,
    story_id: story?.id ?? null,
    words: story?.words ?? 0,
    published: published !== undefined,
  };
}

async function findLeadingStory(context: Context) {
  const hasAttempts = and(
    lt(fiction.application_count, contractLimits.attempts),
    notInArray(fiction.genre, [...excludedGenres]),
  );
  const [story] = await context.db
    .select({ id: fiction.id, words: fiction.word_count })
    .from(fiction)
    .where(and(isOwnStory(context), or(sql`not ${isUnsigned}`, hasAttempts)))
    .orderBy(desc(eq(fiction.contract_status, 'signed')), desc(fiction.word_count), desc(fiction.id))
    .limit(1);
  return story;
}
