import { isLate } from '#domain/releases/release.ts';
import type { Changing } from '#server/kit/crud.ts';
import type { StoryRow } from '#server/kit/story.ts';
import { notify } from '#server/platform/notify/notify.ts';
import type { ChapterRow } from './rows.ts';

const getNumbers = (rows: readonly ChapterRow[]) => rows.map(({ number }) => number).sort((a, b) => a - b);

/** One chapter is what it is about, several are the story. */
const describeSubject = (story: StoryRow, [first, ...others]: readonly ChapterRow[]) => ({
  fiction_id: story.id,
  ...(first && others.length === 0 && { chapter_id: first.id }),
});

/** Tells the author which chapters the clock released: one message for those in time, and one for those that are late. */
export async function notifyOfRelease(context: Changing, story: StoryRow, rows: readonly ChapterRow[]): Promise<void> {
  const live = context.now.toISOString();
  const inTime = rows.filter(({ release_at }) => !isLate(release_at!, live));
  if (inTime.length > 0) {
    const args = { title: story.title, numbers: getNumbers(inTime) };
    await notify(context, story.author_id, 'chapter_released', args, describeSubject(story, inTime));
  }
  await notifyOfLateRelease(context, story, rows);
}

/**
 * Tells the author which of the chapters that just went live had been planned for earlier: one message for all of
 * them. The rows are as they were before.
 */
export async function notifyOfLateRelease(
  context: Changing,
  story: StoryRow,
  rows: readonly ChapterRow[],
): Promise<void> {
  const live = context.now.toISOString();
  const late = rows.filter(({ release_at }) => release_at !== null && isLate(release_at, live));
  const [first] = late;
  if (!first) return;
  const args = { title: story.title, numbers: getNumbers(late), due: first.release_at!, live };
  await notify(context, story.author_id, 'late_release', args, describeSubject(story, late));
}
