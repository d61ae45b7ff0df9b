import { and, eq, exists, gt, inArray, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { freshCauses, writerCauses } from '#domain/translation/translationVersion.ts';
import { translatedChapters, translationVersions } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

const later = alias(translationVersions, 'later');

/**
 * Those of some chapters whose text the caller has written in: last of all, or before another translator went on, since it
 * was approved or went back to work.
 */
export async function findOwnWork({ db, user }: Context, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { id, translator_id } = translatedChapters;
  const settled = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.translated_chapter_id, id),
        gt(later.id, translationVersions.id),
        inArray(later.cause, [...freshCauses]),
      ),
    );
  const written = db
    .select({ id: translationVersions.id })
    .from(translationVersions)
    .where(
      and(
        eq(translationVersions.translated_chapter_id, id),
        eq(translationVersions.user_id, user.id),
        inArray(translationVersions.cause, [...writerCauses]),
        notExists(settled),
      ),
    );
  const rows = await db
    .select({ id })
    .from(translatedChapters)
    .where(and(inArray(id, [...ids]), or(eq(translator_id, user.id), exists(written))));
  return new Set(rows.map((row) => row.id));
}
