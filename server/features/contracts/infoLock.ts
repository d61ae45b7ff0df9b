import { and, eq } from 'drizzle-orm';
import type * as calls from '#domain/contracts/contractReviews.calls.ts';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import { forbidden, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';
import { notifyOfStory } from '#server/platform/notify/notify.ts';
import { lockStory } from './rows.ts';

const { fiction, user } = tables;

export const infoLock: Pick<HandlersOf<typeof calls>, 'lockInfo'> = {
  async lockInfo({ params, body: { reason } }, context) {
    const { db, user: me, now } = context;
    const own = and(eq(fiction.id, params.id), buildScope(db, entities.fiction, me, now));
    const [story] = await db.select().from(fiction).where(own);
    if (!story) throw notFound();
    if (story.author_id === me.id) throw forbidden('contracts.shared.errors.own_work');
    // The story may have got another editor meanwhile, or gets one once this is done.
    await lockStory(context, story);
    if ((await db.$count(fiction, own)) === 0) throw notFound();
    const [before] = await db.select({ reason: user.info_lock_reason }).from(user).where(eq(user.id, story.author_id));
    const to = reason || null;
    if (before?.reason === to) return { locked: to !== null };
    await db
      .update(user)
      .set({ info_lock_reason: to, info_locked_by: to === null ? null : me.id })
      .where(eq(user.id, story.author_id));
    const action = to === null ? 'unlock_info' : 'lock_info';
    await audit(context, action, 'users', story.author_id, { reason: { from: before?.reason, to } });
    if (to === null) await notifyOfStory(context, story, 'info_unlocked', {});
    else await notifyOfStory(context, story, 'info_locked', { reason: to });
    return { locked: to !== null };
  },
};
