import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { textOf } from '#domain/rules/chapterText.ts';
import { judgeRows, missingNumbers } from '#domain/rules/chapterUpload.ts';
import { isSigned, type StoryRow } from '#server/areas/chapters/story.ts';
import { chapterUploadRows, chapterUploads, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { conflict, notFound } from '#server/kit/refusal.ts';

const { chapter, fiction } = tables;
const { upload_id, position, number, title, word_count, repeats_number, unread_heading, content } = chapterUploadRows;
const excerptLength = 140;

export type Upload = typeof chapterUploads.$inferSelect;

/** An upload to a story of the caller. */
export async function findUpload({ db, user }: Context, id: number): Promise<{ upload: Upload; story: StoryRow }> {
  const [found] = await db
    .select({ upload: chapterUploads, story: fiction })
    .from(chapterUploads)
    .innerJoin(fiction, eq(fiction.id, chapterUploads.fiction_id))
    .where(and(eq(chapterUploads.id, id), eq(fiction.author_id, user.id)));
  if (!found) throw notFound();
  return found;
}

/** Is it still to be decided on? What expired was discarded by itself. */
export const stateOf = ({ state, expires_at }: Pick<Upload, 'state' | 'expires_at'>, now: Date): Upload['state'] =>
  state === 'waiting' && expires_at <= now.toISOString() ? 'discarded' : state;

export function mustWait(upload: Upload, now: Date): void {
  if (stateOf(upload, now) !== 'waiting') throw conflict('docx.decided');
}

const columns = {
  position,
  number,
  title,
  word_count,
  repeats_number,
  unread_heading,
  length: sql<number>`length(${content})`,
  start: sql<string>`left(${content}, 600)`,
};

/** How a text begins; `start` may break off within a tag or a sign. */
function excerptOf(start: string): string {
  const text = textOf(start.replace(/(<[^>]*|&[^;]{0,8})$/, ''))
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > excerptLength ? `${text.slice(0, excerptLength).toWellFormed().trimEnd()}…` : text;
}

/** The rows of an upload with what each would do to the story as it is now. */
export async function judged({ db }: Context, upload: Upload, story: StoryRow) {
  const rows = await db.select(columns).from(chapterUploadRows).where(eq(upload_id, upload.id)).orderBy(asc(position));
  const existing = await db
    .select({
      id: chapter.id,
      number: chapter.number,
      title: chapter.title,
      word_count: chapter.word_count,
      status: chapter.status,
      revision_status: chapter.revision_status,
    })
    .from(chapter)
    .where(eq(chapter.fiction_id, story.id))
    .orderBy(asc(chapter.number), asc(chapter.id));
  const verdicts = judgeRows(rows, existing, isSigned(story));
  return { existing, rows: rows.map((row, index) => ({ ...row, ...verdicts[index]! })) };
}

/** A waiting upload as its author is shown it. */
export async function shown(context: Context, upload: Upload, story: StoryRow) {
  const { existing, rows } = await judged(context, upload, story);
  const { id, fiction_id, file_name, created_at, expires_at, chapters, words_before } = upload;
  return {
    id,
    fiction_id,
    file_name,
    created_at,
    expires_at,
    chapters,
    words_before,
    state: stateOf(upload, context.now),
    missing: missingNumbers(
      rows.map((row) => row.number),
      existing.map((row) => row.number),
    ),
    rows: rows.map(({ start, length: _length, replaces, ...row }) => {
      const { revision_status: _revision, ...before } = replaces ?? {};
      return {
        ...row,
        excerpt: excerptOf(start),
        replaces: replaces && (before as Omit<typeof replaces, 'revision_status'>),
      };
    }),
  };
}

/** The text of a row, where the upload still waits. */
export async function textOfRow({ db, now }: Context, upload: Upload, at: number): Promise<string> {
  mustWait(upload, now);
  const [row] = await db
    .select({ content })
    .from(chapterUploadRows)
    .where(and(eq(upload_id, upload.id), eq(position, at), gt(chapterUploadRows.expires_at, now.toISOString())));
  if (!row) throw notFound();
  return row.content;
}
