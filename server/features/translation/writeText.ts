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
}

/** Keeps what another translator has written by now, under their name. */
export async function keepForeignText({ db, user, now }: Context, before: TranslatedRow): Promise<void> {
  const { id, translator_id, title, segments } = before;
  if (translator_id === null || translator_id === user.id) return;
  if (title === null && segments.every(({ target }) => isBlank(target))) return;
  await db.insert(translationVersions).values({
    translated_chapter_id: id,
    cause: 'hand_over',
    title,
    segments,
    user_id: translator_id,
    at: now.toISOString(),
  });
}

/** Writes what the caller made of a chapter, which is locked as it was before: its revision from now on. */
export async function writeText(context: Context, before: TranslatedRow, { title, text, state }: Written) {
  const { db, user, now } = context;
  await keepForeignText(context, before);
  const revision = before.revision + 1;
  await db
    .update(translatedChapters)
    .set({ title, segments: text, state, translator_id: user.id, revision, updated_at: now.toISOString() })
    .where(eq(translatedChapters.id, before.id));
  return revision;
}
