import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { sessions } from '#server/db/schema.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';

type EndContext = Pick<Context, 'db' | 'now' | 'requestId'> & { user?: { id: number } | undefined };
const columns = { id: sessions.id, user_id: sessions.user_id, viewer_id: sessions.viewer_id, end: sessions.expires_at };

/**
 * Ends sessions, and what their users see as authors by them. Where somebody saw the portal as an author until now, the end
 * stands in the author's history; how many ended.
 */
export async function endSessions(context: EndContext, where: SQL | undefined): Promise<number> {
  const { db, now, user } = context;
  const ended = await db.delete(sessions).where(where).returning(columns);
  if (ended.length === 0) return 0;
  const byThem = and(
    inArray(sessions.viewer_id, [...new Set(ended.map(({ user_id }) => user_id))]),
    inArray(
      sessions.viewer_session_id,
      ended.map(({ id }) => id),
    ),
  );
  const views = await db.delete(sessions).where(byThem).returning(columns);
  for (const { user_id, viewer_id, end } of [...ended, ...views])
    if (viewer_id !== null && end > now.toISOString())
      await audit({ ...context, user }, 'end_open_as', 'users', user_id);
  return ended.length;
}

/** Signs the caller out everywhere else. */
export function endOtherSessions(context: Context): Promise<number> {
  const { id, session_id } = context.user;
  return endSessions(context, and(eq(sessions.user_id, id), ne(sessions.id, session_id)));
}
