import { and, eq, gt, sql } from 'drizzle-orm';
import type * as calls from '#domain/chapter-import/chapterImport.calls.ts';
import { docxLimits as limits } from '#domain/chapter-import/docxLimits.ts';
import { chapterUploadRows, chapterUploads } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { type StoryRow, loadStoryForUpdate } from '#server/kit/story.ts';
import { restoreTitle, mergeText, splitText, withWords, type UploadRow } from './content.ts';
import { findUpload, mustWait, toResponse, type Upload } from './rows.ts';

const { upload_id, position } = chapterUploadRows;

interface Opened {
  upload: Upload;
  story: StoryRow;
  row: UploadRow;
}

interface Request {
  params: { id: number; row_id: number };
  body: { revision: number };
}

/** A row of a waiting import, to change it: its story is locked, and what was seen is how it still is. */
async function lockRow(context: Context, { params, body }: Request): Promise<Opened> {
  const { upload: unlockedUpload } = await findUpload(context, params.id);
  const story = await loadStoryForUpdate(context, unlockedUpload.fiction_id);
  const { upload } = await findUpload(context, params.id);
  mustWait(upload, context.now);
  if (upload.revision !== body.revision) throw conflict('chapter-import.writing.import_changed');
  const [row] = await context.db
    .select()
    .from(chapterUploadRows)
    .where(and(eq(upload_id, upload.id), eq(chapterUploadRows.id, params.row_id)));
  if (!row) throw notFound();
  return { upload, story, row: withWords(row) };
}

const write = ({ db }: Context, id: number, values: Partial<UploadRow>) =>
  db.update(chapterUploadRows).set(values).where(eq(chapterUploadRows.id, id));

/** Ends a change: `chapters` rows came or, negative, went. Answers the import as it is now. */
async function loadChanged(context: Context, { upload, story }: Opened, chapters = 0) {
  const [after] = await context.db
    .update(chapterUploads)
    .set({ revision: upload.revision + 1, chapters: upload.chapters + chapters })
    .where(eq(chapterUploads.id, upload.id))
    .returning();
  return toResponse(context, after!, story);
}

type Edits = Pick<typeof calls, 'editUploadRow' | 'mergeUploadRow' | 'splitUploadRow' | 'lowerUploadTitle'>;

export const edits: HandlersOf<Edits> = {
  async editUploadRow(input, context) {
    const opened = await lockRow(context, input);
    const { number, title: typed } = input.body;
    const title = typed || null;
    // What its author names or numbers is no title page.
    const kind =
      number !== null ? 'chapter' : opened.row.kind === 'front' && title !== null ? 'section' : opened.row.kind;
    await write(context, opened.row.id, { number, title, kind });
    return loadChanged(context, opened);
  },

  async mergeUploadRow(input, context) {
    const opened = await lockRow(context, input);
    const { row, upload, story } = opened;
    const [above] = await context.db
      .select()
      .from(chapterUploadRows)
      .where(and(eq(upload_id, upload.id), sql`${position} < ${row.position}`))
      .orderBy(sql`${position} desc`)
      .limit(1);
    if (!above) throw conflict('chapter-import.writing.import_changed');
    await write(context, above.id, mergeText(withWords(above), row, story.language));
    await context.db.delete(chapterUploadRows).where(eq(chapterUploadRows.id, row.id));
    return loadChanged(context, opened, -1);
  },

  async splitUploadRow(input, context) {
    const { db } = context;
    const opened = await lockRow(context, input);
    const { row, upload } = opened;
    const parted = splitText(row, input.body);
    if (!parted) throw conflict('chapter-import.writing.import_changed');
    if (upload.chapters >= limits.chapters)
      throw conflict('chapter-import.shared.too_many_chapters', { max: limits.chapters });
    await write(context, row.id, parted.stays);
    await db
      .update(chapterUploadRows)
      .set({ position: sql`${position} + 1` })
      .where(and(eq(upload_id, upload.id), gt(position, row.position)));
    const { id: _id, ...same } = row;
    await db.insert(chapterUploadRows).values({
      ...same,
      ...parted.begins,
      position: row.position + 1,
      repeats_number: false,
      scene_breaks: 0,
      left_out: {},
    });
    return loadChanged(context, opened, 1);
  },

  async lowerUploadTitle(input, context) {
    const opened = await lockRow(context, input);
    if (!opened.row.title_below || opened.row.title === null) throw conflict('chapter-import.writing.import_changed');
    await write(context, opened.row.id, restoreTitle(opened.row));
    return loadChanged(context, opened);
  },
};
