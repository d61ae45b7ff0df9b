import { and, eq } from 'drizzle-orm';
import { goesLiveOnApproval } from '#domain/chapters/chapter.ts';
import type * as calls from '#domain/chapters/chapterReviews.calls.ts';
import { entities } from '#domain/entities.ts';
import { chapterReviews, tables } from '#server/db/schema.ts';
import { conflict, forbidden, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';
import { notifyOfStory } from '#server/platform/notify/notify.ts';
import { notifyOfLateRelease } from './releaseNotice.ts';
import { findObstacle, getReviewed } from './reviewed.ts';
import { listQueue } from './reviewQueue.ts';
import { goLive, takeStep } from './steps.ts';

const { chapter, fiction } = tables;

export const reviews: HandlersOf<typeof calls> = {
  listReviewQueue: listQueue,
  getChapterReview: getReviewed,

  async reviewChapter({ params: { id }, body: { revision, approved, reason, notes } }, context) {
    const { db, now, user } = context;
    const mine = and(eq(chapter.id, id), buildScope(db, entities.chapter, user, now));
    const [place] = await db.select({ fiction_id: chapter.fiction_id }).from(chapter).where(mine);
    if (!place) throw notFound();
    // In the order of the author's commands: the story first.
    const [story] = await db.select().from(fiction).where(eq(fiction.id, place.fiction_id)).for('update');
    // It is looked for once more: the story may have got another editor meanwhile.
    const [row] = await db.select().from(chapter).where(mine).for('update');
    if (!story || !row) throw notFound();
    const obstacle = findObstacle(context, row, story);
    if (obstacle === 'own_work') throw forbidden('chapters.shared.errors.own_work');
    if (obstacle || row.revision !== revision) throw conflict('chapters.shared.errors.decided');
    await db.insert(chapterReviews).values({
      chapter_id: id,
      revision,
      approved,
      reason: reason ?? null,
      notes,
      reviewer_id: user.id,
      created_at: now.toISOString(),
      submitted_at: row.submitted_at,
    });
    const changes = { revision: { to: revision }, ...(reason && { reason: { to: reason } }) };
    await audit(context, approved ? 'approve' : 'reject', 'chapters', id, changes);
    const due = row.release_at !== null && row.release_at <= now.toISOString();
    const completed = story.status === 'completed';
    const live = due || goesLiveOnApproval(row, completed);
    if (!approved) await takeStep(context, [row], 'reject', { rejection_reason: reason });
    else if (live) {
      await goLive(context, [row]);
      await notifyOfLateRelease(context, story, [row]);
    } else await takeStep(context, [row], 'approve');
    const of = { title: story.title, number: row.number };
    if (approved) await notifyOfStory(context, story, 'chapter_approved', { ...of, live }, id);
    else {
      const args = { ...of, reason: reason!, notes: notes.length, completed };
      await notifyOfStory(context, story, 'chapter_rejected', args, id);
    }
    const [after] = await db.select({ status: chapter.status }).from(chapter).where(eq(chapter.id, id));
    return { id, status: after!.status };
  },
};
