import { desc, eq } from 'drizzle-orm';
import type * as calls from '#domain/chapter-import/chapterImport.calls.ts';
import { chapterUploads, tables } from '#server/db/schema.ts';
import { withPreparation, type HandlersOf } from '#server/kit/context.ts';
import { findStory, loadStoryForUpdate } from '#server/kit/story.ts';
import { edits } from './edit.ts';
import { discardWaiting, keepFile, readFile } from './keep.ts';
import { findUpload, mustWait, toResponse, getUploadState, loadRowText } from './rows.ts';
import { store } from './store.ts';

const { user } = tables;

export const chapterImport: HandlersOf<typeof calls> = {
  uploadChapters: withPreparation(readFile, keepFile),
  storeChapterUpload: store,
  ...edits,

  async getChapterUpload({ params }, context) {
    const { upload, story } = await findUpload(context, params.id);
    return toResponse(context, upload, story);
  },

  async getUploadedText({ params }, context) {
    const { upload } = await findUpload(context, params.id);
    return { content: await loadRowText(context, upload, params.row_id) };
  },

  async discardChapterUpload({ params }, context) {
    const { upload: unlockedUpload } = await findUpload(context, params.id);
    await loadStoryForUpdate(context, unlockedUpload.fiction_id);
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
        files: upload.files,
        created_at: upload.created_at,
        state: getUploadState(upload, now),
        chapters: upload.chapters,
        added: upload.added,
        replaced: upload.replaced,
        user_name,
      })),
      total,
    };
  },
};
