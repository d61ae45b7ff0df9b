import { and, eq } from 'drizzle-orm';
import type * as calls from '#domain/accounts/sessions.calls.ts';
import { sessions as table } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { endOtherSessions, endSessions } from './endSessions.ts';
import { selectLiveSessions } from './liveSessions.ts';

const { id } = table;

export const sessions: HandlersOf<typeof calls> = {
  async listSessions(_, { db, now, user: me }) {
    const rows = await selectLiveSessions(db, now, me.id);
    return { items: rows.map((row) => ({ ...row, current: row.id === me.session_id })) };
  },

  async endSession({ params }, context) {
    const { user: me } = context;
    if ((await endSessions(context, and(eq(id, params.id), eq(table.user_id, me.id)))) === 0) throw notFound();
    await audit(context, 'end_session', 'users', me.id);
    return { id: params.id };
  },

  async endOtherSessions(_, context) {
    const { user: me } = context;
    await endOtherSessions(context);
    await audit(context, 'end_sessions', 'users', me.id);
    return null;
  },
};
