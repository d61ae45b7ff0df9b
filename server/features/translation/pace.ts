import { gte, sql } from 'drizzle-orm';
import { daysAfter } from '#domain/shared/clock.ts';
import { usualPace } from '#domain/translation/splitRange.ts';
import { translatedChapters } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

/** A pace is of so many days. */
const paceDays = 60;

/** Words a day of each translator, by what of theirs was approved lately; the usual pace of whom nothing was. */
export async function pacesOf({ db, now }: Pick<Context, 'db' | 'now'>): Promise<(translator: number) => number> {
  const { words, translator_id, approved_at } = translatedChapters;
  const rows = await db
    .select({ id: translator_id, words: sql<number>`coalesce(sum(${words}), 0)`.mapWith(Number) })
    .from(translatedChapters)
    .where(gte(approved_at, daysAfter(now, -paceDays).toISOString()))
    .groupBy(translator_id);
  const known = new Map(rows.map((row) => [row.id, Math.round(row.words / paceDays)]));
  return (translator) => known.get(translator) || usualPace;
}
