import { inArray } from 'drizzle-orm';
import { liveTexts } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { loadContents, type ChapterRow } from './rows.ts';
import { goLive } from './steps.ts';

/** Ends revisions that have come back to what readers see. Answers the chapters whose revision that was. */
export async function closeRevisions(context: Context, rows: readonly ChapterRow[]): Promise<ChapterRow[]> {
  const changed = rows.filter(({ revision_status }) => revision_status !== null);
  if (changed.length === 0) return [];
  const ids = changed.map(({ id }) => id);
  const live = await context.db.select().from(liveTexts).where(inArray(liveTexts.chapter_id, ids));
  const contents = await loadContents(context, ids);
  const same = changed.filter(({ id, title }) =>
    live.some((text) => text.chapter_id === id && text.title === title && text.content === contents.get(id)),
  );
  await goLive(context, same);
  return same;
}
