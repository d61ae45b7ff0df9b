import { isLate } from '#domain/rules/release.ts';
import { tell } from '#server/areas/messages/tell.ts';
import type { Changing } from '#server/kit/crud.ts';
import type { ChapterRow } from './rows.ts';
import type { StoryRow } from './story.ts';

/**
 * Tells the author which of the chapters that just went live had been planned for earlier: one message for all of
 * them. The rows are as they were before.
 */
export async function tellLate(context: Changing, story: StoryRow, rows: readonly ChapterRow[]): Promise<void> {
  const live = context.now.toISOString();
  const late = rows.filter(({ release_at }) => release_at !== null && isLate(release_at, live));
  const [first] = late;
  if (!first) return;
  const numbers = late.map(({ number }) => number).sort((a, b) => a - b);
  const args = { title: story.title, numbers, due: first.release_at!, live };
  await tell(context, story.author_id, 'late_release', args, { fiction_id: story.id });
}
