import { and, desc, eq } from 'drizzle-orm';
import type * as calls from '#domain/calls/chapterUploads.ts';
import { uploadDays } from '#domain/rules/chapterUpload.ts';
import { daysAfter } from '#domain/rules/clock.ts';
import { findStory, openStory } from '#server/areas/chapters/story.ts';
import { chapterUploadRows, chapterUploads, tables } from '#server/db/schema.ts';
import type { ParsedFile } from '#server/documents/split.ts';
import { work } from '#server/documents/work.ts';
import { inSteps, type Context, type HandlersOf, type Input } from '#server/kit/context.ts';
import { conflict } from '#server/kit/refusal.ts';
import { sweep } from '#server/kit/sweep.ts';
import { attempt } from '#server/kit/throttle.ts';
import { findUpload, mustWait, shown, stateOf, textOfRow } from './rows.ts';
import { store } from './store.ts';

const { user } = tables;

interface ReadFile extends ParsedFile {
  fiction_id: number;
  file_name: string;
}

/** Reads the file before the transaction, in a thread of its own. */
async function readFile(
  { params, file, fileName }: Input<typeof calls.uploadChapters>,
  context: Context,
): Promise<ReadFile> {
  const story = await findStory(context, params.fiction_id);
  if (story.status === 'completed') throw conflict('fiction.errors.completed');
  await attempt(context, 'documents', context.user.id);
  const parsed = await work('read', { bytes: file, language: story.language });
  return { ...parsed, fiction_id: story.id, file_name: fileName };
}

/** Takes back what waited of a story: its author has sent another file, or wants it no more. */
async function discardWaiting({ db }: Context, fiction_id: number): Promise<void> {
  const gone = await db
    .update(chapterUploads)
    .set({ state: 'discarded' })
    .where(and(eq(chapterUploads.fiction_id, fiction_id), eq(chapterUploads.state, 'waiting')))
    .returning({ id: chapterUploads.id });
  for (const { id } of gone) await db.delete(chapterUploadRows).where(eq(chapterUploadRows.upload_id, id));
}

async function keep({ chapters, words_before, fiction_id, file_name }: ReadFile, context: Context) {
  const { db, now } = context;
  const story = await openStory(context, fiction_id);
  await sweep(context, chapterUploadRows.expires_at);
  await discardWaiting(context, fiction_id);
  const expires_at = daysAfter(now, uploadDays).toISOString();
  const [upload] = await db
    .insert(chapterUploads)
    .values({
      fiction_id,
      user_id: context.user.id,
      file_name,
      chapters: chapters.length,
      words_before,
      created_at: now.toISOString(),
      expires_at,
    })
    .returning();
  await db.insert(chapterUploadRows).values(
    chapters.map(({ html, words, ...row }, position) => ({
      ...row,
      upload_id: upload!.id,
      position,
      content: html,
      word_count: words,
      expires_at,
    })),
  );
  return shown(context, upload!, story);
}

export const uploads: HandlersOf<typeof calls> = {
  uploadChapters: inSteps(readFile, keep),
  storeChapterUpload: store,

  async getChapterUpload({ params }, context) {
    const { upload, story } = await findUpload(context, params.id);
    return shown(context, upload, story);
  },

  async getUploadedText({ params, query }, context) {
    const { upload } = await findUpload(context, params.id);
    return { content: await textOfRow(context, upload, query.position) };
  },

  async discardChapterUpload({ params }, context) {
    const { upload: seen } = await findUpload(context, params.id);
    await openStory(context, seen.fiction_id);
    const { upload } = await findUpload(context, params.id);
    mustWait(upload, context.now);
    await discardWaiting(context, upload.fiction_id);
    return { id: upload.id };
  },

  async listChapterUploads({ params, query: { page, per_page } }, context) {
    const { db, now } = context;
    await findStory(context, params.id);
    const where = eq(chapterUploads.fiction_id, params.id);
    const [items, total] = await Promise.all([
      db
        .select({ upload: chapterUploads, user_name: user.user_name })
        .from(chapterUploads)
        .innerJoin(user, eq(user.id, chapterUploads.user_id))
        .where(where)
        .orderBy(desc(chapterUploads.id))
        .limit(per_page)
        .offset((page - 1) * per_page),
      db.$count(chapterUploads, where),
    ]);
    return {
      items: items.map(({ upload, user_name }) => ({
        id: upload.id,
        file_name: upload.file_name,
        created_at: upload.created_at,
        state: stateOf(upload, now),
        chapters: upload.chapters,
        added: upload.added,
        replaced: upload.replaced,
        user_name,
      })),
      total,
    };
  },
};
