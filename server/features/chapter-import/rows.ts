import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { compareRows, findMissingNumbers } from '#domain/chapter-import/chapterImport.ts';
import { leftOutKinds } from '#domain/chapter-import/leftOut.ts';
import { toPlainText } from '#domain/chapters/chapterText.ts';
import { chapterOrigins, chapterTexts, chapterUploadRows, chapterUploads, tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { type StoryRow, isOwnStory, isSigned } from '#server/kit/story.ts';

const { chapter, fiction } = tables;
const {
  upload_id,
  position,
  content,
  paragraph_words: _words,
  expires_at: _expires,
  ...rowColumns
} = getTableColumns(chapterUploadRows);
const excerptLength = 140;

export type Upload = typeof chapterUploads.$inferSelect;

/** An upload to a story of the caller. */
export async function findUpload(context: Context, id: number): Promise<{ upload: Upload; story: StoryRow }> {
  const [row] = await context.db
    .select({ upload: chapterUploads, story: fiction })
    .from(chapterUploads)
    .innerJoin(fiction, eq(fiction.id, chapterUploads.fiction_id))
    .where(and(eq(chapterUploads.id, id), isOwnStory(context)));
  if (!row) throw notFound();
  return row;
}

/** Is it still to be decided on? What expired was discarded by itself. */
export const getUploadState = (
  { state, expires_at }: Pick<Upload, 'state' | 'expires_at'>,
  now: Date,
): Upload['state'] => (state === 'waiting' && expires_at <= now.toISOString() ? 'discarded' : state);

export function mustWait(upload: Upload, now: Date): void {
  if (getUploadState(upload, now) !== 'waiting') throw conflict('chapter-import.writing.decided');
}

const columns = {
  ...rowColumns,
  length: sql<number>`length(${content})`,
  start: sql<string>`left(${content}, 600)`,
  digest: sql<string>`case when ${content} = '' then '' else md5(${content}) end`,
};

/** How a text begins; `start` may break off within a tag or a sign. */
function getExcerpt(start: string): string {
  const text = toPlainText(start.replace(/(<[^>]*|&[^;]{0,8})$/, ''))
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > excerptLength ? `${text.slice(0, excerptLength).toWellFormed().trimEnd()}…` : text;
}

/** The chapters of a story as rows are compared with them; texts are only where one has as many words. */
async function loadChapters({ db }: Context, story: StoryRow, counts: readonly number[]) {
  const chapters = await db
    .select({
      id: chapter.id,
      number: chapter.number,
      title: chapter.title,
      word_count: chapter.word_count,
      status: chapter.status,
      revision_status: chapter.revision_status,
      digest: sql<string | null>`md5(${chapterTexts.content})`,
      // A joined row is there where its first column is.
      origin: { number: chapterOrigins.number, part: chapterOrigins.part },
    })
    .from(chapter)
    .leftJoin(
      chapterTexts,
      and(eq(chapterTexts.chapter_id, chapter.id), inArray(chapter.word_count, [...new Set([-1, ...counts])])),
    )
    .leftJoin(chapterOrigins, eq(chapterOrigins.chapter_id, chapter.id))
    .where(eq(chapter.fiction_id, story.id))
    .orderBy(asc(chapter.number), asc(chapter.id));
  return chapters;
}

/** The rows of an import with what each would do to the story as it is now. */
export async function checkRows(context: Context, upload: Upload, story: StoryRow) {
  const rows = await context.db
    .select(columns)
    .from(chapterUploadRows)
    .where(eq(upload_id, upload.id))
    .orderBy(asc(position));
  const existing = await loadChapters(
    context,
    story,
    rows.map(({ word_count }) => word_count),
  );
  const compared = compareRows(rows, existing, isSigned(story));
  return { existing, rows: rows.map((row, index) => ({ ...row, ...compared[index]! })) };
}

/** A waiting import as its author is shown it. */
export async function toResponse(context: Context, upload: Upload, story: StoryRow) {
  const { existing, rows } = await checkRows(context, upload, story);
  const { id, fiction_id, file_name, files, created_at, expires_at, chapters, revision } = upload;
  return {
    id,
    fiction_id,
    file_name,
    files,
    created_at,
    expires_at,
    chapters,
    revision,
    state: getUploadState(upload, context.now),
    last: existing.at(-1)?.number ?? 0,
    missing: findMissingNumbers(
      rows.flatMap((row) => row.number ?? []),
      existing.map((row) => row.number),
    ),
    rows: rows.map(({ start, length: _length, digest: _digest, left_out, replaces, ...row }) => ({
      ...row,
      excerpt: getExcerpt(start),
      left_out: leftOutKinds.flatMap((kind) => (left_out[kind] ? [{ kind, count: left_out[kind] }] : [])),
      replaces: replaces && {
        id: replaces.id,
        number: replaces.number,
        title: replaces.title,
        word_count: replaces.word_count,
        status: replaces.status,
      },
    })),
  };
}

/** The text of a row, where the import still waits. */
export async function loadRowText({ db, now }: Context, upload: Upload, row_id: number): Promise<string> {
  mustWait(upload, now);
  const [row] = await db
    .select({ content })
    .from(chapterUploadRows)
    .where(and(eq(upload_id, upload.id), eq(chapterUploadRows.id, row_id)));
  if (!row) throw notFound();
  return row.content;
}
