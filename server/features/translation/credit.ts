import { and, inArray, max } from 'drizzle-orm';
import { countNewWords } from '#domain/translation/newWords.ts';
import { freshCauses, type TranslationVersionCause } from '#domain/translation/translationVersion.ts';
import { translationVersions } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import type { TranslatedRow } from './rows.ts';

/** The last version of each of some chapters that was kept for one of these causes, by the chapter. */
async function loadLast({ db }: Context, chapters: readonly number[], causes: readonly TranslationVersionCause[]) {
  const { id, translated_chapter_id, cause, user_id, segments } = translationVersions;
  const last = db
    .select({ id: max(id) })
    .from(translationVersions)
    .where(and(inArray(translated_chapter_id, [...chapters]), inArray(cause, [...causes])))
    .groupBy(translated_chapter_id);
  const rows = await db
    .select({ of: translated_chapter_id, user_id, segments })
    .from(translationVersions)
    .where(inArray(id, last));
  return new Map(rows.map((row) => [row.of, row]));
}

/**
 * For whom a decision on chapters counts, and for how much: who submitted them, which need not be who writes in them
 * afterwards, and of what is approved only the words that are new.
 */
export async function loadCredit(
  context: Context,
  chapters: readonly TranslatedRow[],
  approved: boolean,
): Promise<(row: TranslatedRow) => { translator_id: number | null; words: number | null }> {
  const ids = chapters.map(({ id }) => id);
  const submitted = await loadLast(context, ids, ['submit']);
  const before = approved ? await loadLast(context, ids, freshCauses) : undefined;
  return ({ id, segments }) => ({
    translator_id: submitted.get(id)?.user_id ?? null,
    words: before ? countNewWords(segments, before.get(id)?.segments) : null,
  });
}
