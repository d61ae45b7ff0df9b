import { and, desc, eq, ne } from 'drizzle-orm';
import type * as calls from '#domain/accounts/sessions.calls.ts';
import { sessions as table } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { live } from '#server/kit/guard.ts';

const { id, user_agent, address, created_at, seen_at } = table;

const listed = 100;

export const sessions: HandlersOf<typeof calls> = {
  async listSessions(_, { db, now, user: me }) {
    const rows = await db
      .select({ id, user_agent, address, created_at, seen_at })
      .from(table)
      .where(and(eq(table.user_id, me.id), live(now)))
      .orderBy(desc(seen_at), desc(id))
      .limit(listed);
    return { items: rows.map((row) => ({ ...row, current: row.id === me.session_id })) };
  },

  async endSession({ params }, context) {
    const { db, user: me } = context;
    const ended = await db
      .delete(table)
      .where(and(eq(id, params.id), eq(table.user_id, me.id)))
      .returning({ id });
    if (ended.length === 0) throw notFound();
    await audit(context, 'end_session', 'users', me.id);
    return { id: params.id };
  },

  async endOtherSessions(_, context) {
    const { db, user: me } = context;
    await db.delete(table).where(and(eq(table.user_id, me.id), ne(id, me.session_id)));
    await audit(context, 'end_sessions', 'users', me.id);
    return null;
  },
};
