import type * as calls from '#domain/system/track.calls.ts';
import { visits } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';

export const track: HandlersOf<typeof calls> = {
  /** A session is one visit, however often it is told. */
  async track({ body: { user_id, platform } }, { db, now, user }) {
    if (user_id !== user.id) throw invalidField('user_id', 'validation.invalid');
    const visit = { session_id: user.session_id, user_id, platform, at: now.toISOString() };
    await db.insert(visits).values(visit).onConflictDoNothing();
    return null;
  },
};
