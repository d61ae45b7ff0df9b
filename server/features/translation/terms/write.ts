import { sql } from 'drizzle-orm';
import type { Segment } from '#domain/translation/segments.ts';
import { lagsBehind } from '#domain/translation/translatedChapter.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { translatedChapters, translationMemory, translationVersions } from '#server/db/schema.ts';
import { updateAll } from '#server/db/updateAll.ts';
import type { Context } from '#server/kit/context.ts';
import type { TranslatedRow } from '../rows.ts';

/** A chapter that is locked, with another text; each text in it that stands in the place of another one. */
export interface Rewritten {
  row: TranslatedRow;
  number: number;
  title: string | null;
  segments: Segment[];
  written: readonly { before: string; after: string }[];
}

/** Chapters that are written in one statement. */
const atOnce = 100;

/** Readers have it, and its source has not changed since. */
export const isReleased = (row: TranslatedRow): boolean => row.state === 'released' && !lagsBehind(row);

/** What was approved is suggested as it reads now. */
const rewriteMemory = ({ db }: Context, chapters: readonly Rewritten[]) => {
  const texts = chapters.flatMap(({ row, written }) => written.map((one) => ({ chapter: row.id, ...one })));
  return db.execute(sql`update ${translationMemory} memory set target = given.after
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) given (chapter bigint, before text, after text)
    where memory.translated_chapter_id = given.chapter and memory.target = given.before`);
};

async function writeSome(context: Context, chapters: readonly Rewritten[], reason: string): Promise<void> {
  const { db, now, user } = context;
  const at = now.toISOString();
  await updateAll(
    db,
    translatedChapters,
    'id',
    chapters.map(({ row: { id, revision }, title, segments }) => ({
      id,
      title,
      segments,
      revision: revision + 1,
      updated_at: at,
    })),
  );
  const getVersions = (some: readonly Rewritten[], cause: 'correct' | 'release', why: string | null) =>
    some.map(({ row, title, segments }) => ({
      translated_chapter_id: row.id,
      cause,
      title,
      segments,
      reason: why,
      remarks: [],
      user_id: user.id,
      at,
    }));
  const released = chapters.filter(({ row }) => isReleased(row));
  await insertAll(db, translationVersions, [
    ...getVersions(chapters, 'correct', reason),
    ...getVersions(released, 'release', null),
  ]);
  await rewriteMemory(context, chapters);
}

/**
 * Writes other texts into chapters that are locked, and keeps each as a version with the reason. What readers have is
 * released anew.
 */
export async function writeChapters(context: Context, chapters: readonly Rewritten[], reason: string): Promise<void> {
  for (let at = 0; at < chapters.length; at += atOnce)
    await writeSome(context, chapters.slice(at, at + atOnce), reason);
}
