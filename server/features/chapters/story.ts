import { eq, sql } from 'drizzle-orm';
import { chapterSteps, type ChapterStep } from '#domain/chapters/chapter.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { dailyWords, tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { isSigned, type StoryRow } from '#server/kit/story.ts';

const { fiction } = tables;

/** Refuses what only a story under contract may do. */
export function needsContract(step: ChapterStep, story: StoryRow): void {
  if ('signed' in chapterSteps[step] && !isSigned(story)) throw conflict('chapters.shared.errors.unsigned');
}

/**
 * Keeps what a story counts in step with its chapters: words and chapters that came or, negative, went. They count as
 * the day's writing unless they were only put away or taken out again.
 */
export async function countStory(
  { db, now }: Context,
  fiction_id: number,
  { words, chapters = 0, written = true }: { words: number; chapters?: number; written?: boolean },
): Promise<void> {
  await db
    .update(fiction)
    .set({
      word_count: sql`${fiction.word_count} + ${words}`,
      chapter_count: sql`${fiction.chapter_count} + ${chapters}`,
      written_at: now.toISOString(),
    })
    .where(eq(fiction.id, fiction_id));
  if (words === 0 || !written) return;
  await db
    .insert(dailyWords)
    .values({ fiction_id, day: dayOf(now), words })
    .onConflictDoUpdate({
      target: [dailyWords.fiction_id, dailyWords.day],
      set: { words: sql`${dailyWords.words} + ${words}` },
    });
}
