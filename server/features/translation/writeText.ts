import { eq, sql } from 'drizzle-orm';
import type { Segment } from '#domain/translation/segments.ts';
import type { TranslatedChapterState } from '#domain/translation/translatedChapter.ts';
import { translatedChapters } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

interface Written {
  title: string | null;
  text: Segment[];
  state: TranslatedChapterState;
}

/** Writes what the caller made of a chapter that is locked: its revision from now on. */
export async function writeText({ db, user, now }: Context, id: number, { title, text, state }: Written) {
  const [after] = await db
    .update(translatedChapters)
    .set({
      title,
      segments: text,
      state,
      translator_id: user.id,
      revision: sql`${translatedChapters.revision} + 1`,
      updated_at: now.toISOString(),
    })
    .where(eq(translatedChapters.id, id))
    .returning({ revision: translatedChapters.revision });
  return after!.revision;
}
