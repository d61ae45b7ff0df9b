import { getStoryAddress } from '#domain/comments/readerApp.ts';
import { entities } from '#domain/entities.ts';
import type * as calls from '#domain/stories/storyPage.calls.ts';
import { completionAudits } from '#server/db/schema.ts';
import { noteCompletion } from '#server/features/bonuses/index.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { selectRecord } from '#server/kit/list.ts';
import { findStory, isSigned, lockStory } from '#server/kit/story.ts';
import { countPublished, countReads } from './reads.ts';

export const storyPage: HandlersOf<typeof calls> = {
  async getShareUrl({ params }, context) {
    const { id } = await findStory(context, params.id);
    if ((await countPublished(context, id)) === 0) throw conflict('stories.writing.page.errors.not_public');
    return { url: getStoryAddress(id) };
  },

  async getReadCount({ params, query }, context) {
    const { id } = await findStory(context, params.id);
    return countReads(context, id, query);
  },

  async getWorkReads({ params: { id }, query }, context) {
    if (!(await selectRecord(context, entities.fiction, id))) throw notFound();
    return countReads(context, id, query);
  },

  async applyForCompletion({ params }, context) {
    const { db, now } = context;
    const story = await lockStory(context, params.fiction_id);
    if (story.status !== 'completed') throw conflict('stories.writing.page.errors.not_completed');
    if (!isSigned(story)) throw conflict('stories.writing.page.errors.not_signed');
    const applied_at = now.toISOString();
    const createdRows = await db
      .insert(completionAudits)
      .values({ fiction_id: story.id, applied_at })
      .onConflictDoNothing()
      .returning();
    if (createdRows.length === 0) throw conflict('stories.writing.page.errors.applied');
    await noteCompletion(context, story);
    return { applied_at };
  },
};
