import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type * as calls from '#domain/accounts/viewing.calls.ts';
import { viewingMinutes } from '#domain/accounts/viewing.ts';
import { isAuthor } from '#domain/roles.ts';
import { minutesAfter } from '#domain/shared/clock.ts';
import { sessions, tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { hashToken } from '#server/kit/guard.ts';
import { loadUserInfo } from '../session.ts';

const { user } = tables;

/** Ends what the caller sees as an author, of one or of all; each end stands in the author's history. */
async function endViews(context: Context, author_id?: number): Promise<void> {
  const { db, user: me } = context;
  const own = eq(sessions.viewer_id, me.id);
  const ended = await db
    .delete(sessions)
    .where(author_id === undefined ? own : and(own, eq(sessions.user_id, author_id)))
    .returning({ user_id: sessions.user_id });
  for (const { user_id } of ended) await audit(context, 'end_open_as', 'users', user_id);
}

export const viewing: HandlersOf<typeof calls> = {
  async openAsAuthor({ params: { id }, body: { reason } }, context) {
    const { db, now, user: me, userAgent, address } = context;
    const [author] = await db.select({ role: user.role, status: user.status }).from(user).where(eq(user.id, id));
    if (!author) throw notFound();
    if (!isAuthor(author.role)) throw conflict('accounts.office.errors.no_author');
    if (author.status !== 'active') throw conflict('accounts.office.errors.not_open');
    // One at a time, also of two that are opened at once: whoever opens another has left the one before.
    await db.select({ id: user.id }).from(user).where(eq(user.id, me.id)).for('no key update');
    await endViews(context);
    const token = randomBytes(32).toString('base64url');
    const [at, until] = [now.toISOString(), minutesAfter(now, viewingMinutes).toISOString()];
    const viewer = { viewer_id: me.id, viewer_session_id: me.session_id };
    const session = { user_id: id, token_hash: hashToken(token), created_at: at, seen_at: at, expires_at: until };
    await db.insert(sessions).values({ ...session, ...viewer, user_agent: userAgent, address });
    await audit(context, 'open_as', 'users', id, { reason: { to: reason }, until: { to: until } });
    return { user: await loadUserInfo(context, id), token, until };
  },

  async endViewing({ params: { id } }, context) {
    await endViews(context, id);
    return null;
  },
};
