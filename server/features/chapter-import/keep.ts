import { and, asc, eq, max, sql } from 'drizzle-orm';
import type * as calls from '#domain/chapter-import/chapterImport.calls.ts';
import { uploadDays } from '#domain/chapter-import/chapterImport.ts';
import { docxLimits as limits } from '#domain/chapter-import/docxLimits.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { chapterUploadRows, chapterUploads } from '#server/db/schema.ts';
import { conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import type { Context, Input } from '#server/kit/context.ts';
import { findStory, loadStoryForUpdate } from '#server/kit/story.ts';
import { sweep } from '#server/kit/sweep.ts';
import { attempt } from '#server/kit/throttle.ts';
import { runInThread } from '#server/platform/documents/documentsThread.ts';
import { nameByFile } from '#server/platform/documents/namedByFile.ts';
import type { ParsedSection } from '#server/platform/documents/section.ts';
import { findUpload, mustWait, toResponse, type Upload } from './rows.ts';

interface ReadFile {
  sections: ParsedSection[];
  fiction_id: number;
  upload_id: number | undefined;
  file_name: string;
}

/** Reads the file before the transaction, in a thread of its own. */
export async function readFile(
  { params, query, file, fileName }: Input<typeof calls.uploadChapters>,
  context: Context,
): Promise<ReadFile> {
  const story = await findStory(context, params.fiction_id);
  if (story.status === 'completed') throw conflict('stories.author.errors.completed');
  await attempt(context, 'documents', context.user.id);
  const { sections } = await runInThread(context.user.id, 'read', { bytes: file });
  return {
    sections: nameByFile(sections, fileName),
    fiction_id: story.id,
    upload_id: query.upload_id,
    file_name: fileName,
  };
}

/** Takes back what waited of a story: its author has sent another file, or wants it no more. */
export async function discardWaiting({ db }: Context, fiction_id: number): Promise<void> {
  const discardedUploads = await db
    .update(chapterUploads)
    .set({ state: 'discarded' })
    .where(and(eq(chapterUploads.fiction_id, fiction_id), eq(chapterUploads.state, 'waiting')))
    .returning({ id: chapterUploads.id });
  for (const { id } of discardedUploads) await db.delete(chapterUploadRows).where(eq(chapterUploadRows.upload_id, id));
}

async function createUpload(context: Context, { fiction_id, file_name, sections }: ReadFile): Promise<Upload> {
  const { db, now, user } = context;
  await discardWaiting(context, fiction_id);
  const [upload] = await db
    .insert(chapterUploads)
    .values({
      fiction_id,
      user_id: user.id,
      file_name,
      chapters: sections.length,
      created_at: now.toISOString(),
      expires_at: addDaysToInstant(now, uploadDays).toISOString(),
    })
    .returning();
  return upload!;
}

async function findWaiting(context: Context, id: number, fiction_id: number): Promise<Upload> {
  const { upload } = await findUpload(context, id);
  if (upload.fiction_id !== fiction_id) throw notFound();
  mustWait(upload, context.now);
  return upload;
}

/** Is the file in the import already? Its answer was lost, and it was sent once more. */
async function hasJoined({ db }: Context, id: number, { file_name, sections }: ReadFile): Promise<boolean> {
  const rows = await db
    .select({ content: chapterUploadRows.content })
    .from(chapterUploadRows)
    .where(and(eq(chapterUploadRows.upload_id, id), eq(chapterUploadRows.file_name, file_name)))
    .orderBy(asc(chapterUploadRows.position));
  return rows.length === sections.length && rows.every(({ content }, at) => content === sections[at]!.html);
}

/** The import that a file joins, with it counted; the limits of a file hold for all of them together. */
async function joinUpload(context: Context, upload: Upload, { sections }: ReadFile): Promise<Upload> {
  const { id } = upload;
  const [files, chapters] = [upload.files + 1, upload.chapters + sections.length];
  if (files > limits.files) throw invalidField('file', 'chapter-import.writing.too_many_files', { max: limits.files });
  if (chapters > limits.chapters)
    throw invalidField('file', 'chapter-import.shared.too_many_chapters', { max: limits.chapters });
  const [sum] = await context.db
    .select({ length: sql<string>`coalesce(sum(length(${chapterUploadRows.content})), 0)` })
    .from(chapterUploadRows)
    .where(eq(chapterUploadRows.upload_id, id));
  const length = sections.reduce((all, { html }) => all + html.length, Number(sum!.length));
  if (length > limits.importCharacters) throw invalidField('file', 'chapter-import.shared.too_much_text');
  const [after] = await context.db
    .update(chapterUploads)
    .set({ files, chapters, revision: upload.revision + 1 })
    .where(eq(chapterUploads.id, id))
    .returning();
  return after!;
}

export async function keepFile(file: ReadFile, context: Context) {
  const { db } = context;
  const story = await loadStoryForUpdate(context, file.fiction_id);
  await sweep(context, chapterUploadRows.expires_at);
  const waiting =
    file.upload_id === undefined ? undefined : await findWaiting(context, file.upload_id, file.fiction_id);
  if (waiting && (await hasJoined(context, waiting.id, file))) return toResponse(context, waiting, story);
  const upload = waiting ? await joinUpload(context, waiting, file) : await createUpload(context, file);
  const [last] = await db
    .select({ position: max(chapterUploadRows.position) })
    .from(chapterUploadRows)
    .where(eq(chapterUploadRows.upload_id, upload.id));
  const first = (last?.position ?? -1) + 1;
  await db.insert(chapterUploadRows).values(
    file.sections.map(({ html, ...section }, at) => ({
      ...section,
      upload_id: upload.id,
      position: first + at,
      file_name: file.file_name,
      content: html,
      word_count: section.paragraph_words.reduce((all, words) => all + words, 0),
      expires_at: upload.expires_at,
    })),
  );
  return toResponse(context, upload, story);
}
