import { eq } from 'drizzle-orm';
import { isBlank, type Segment } from '#domain/translation/segments.ts';
import type { TranslatedChapterState } from '#domain/translation/translatedChapter.ts';
import { translatedChapters, translationVersions } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import type { TranslatedRow } from './rows.ts';

interface Written {
  title: string | null;
  text: Segment[];
  state: TranslatedChapterState;
  /** What another window of the caller has written goes under. */
  keepsOther?: boolean | undefined;
}

/** Keeps what another translator, or another window, has written by now, under the name of who did. */
export async function keepOtherText(
  { db, user, now }: Context,
  before: TranslatedRow,
  keepsOther = false,
): Promise<void> {
  const { id, translator_id, title, segments } = before;
  const isForeign = translator_id !== null && translator_id !== user.id;
  if (!isForeign && !keepsOther) return;
  if (title === null && segments.every(({ target }) => isBlank(target))) return;
  await db.insert(translationVersions).values({
    translated_chapter_id: id,
    cause: isForeign ? 'hand_over' : 'conflict',
    title,
    segments,
    user_id: translator_id ?? user.id,
    at: now.toISOString(),
  });
}

/** Writes what the caller made of a chapter, which is locked as it was before: its revision from now on. */
export async function writeText(context: Context, before: TranslatedRow, written: Written) {
  const { db, user, now } = context;
  const { title, text, state, keepsOther = false } = written;
  await keepOtherText(context, before, keepsOther);
  const revision = before.revision + 1;
  await db
    .update(translatedChapters)
    .set({ title, segments: text, state, translator_id: user.id, revision, updated_at: now.toISOString() })
    .where(eq(translatedChapters.id, before.id));
  return revision;
}
