import { and, eq, inArray, ne } from 'drizzle-orm';
import { sessions, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { checkedCrud } from '#server/kit/crud.ts';
import { invalidField, unauthorized } from '#server/kit/refusal.ts';

const { user } = tables;

interface Change {
  status?: (typeof user.$inferSelect)['status'];
}

/** Refuses a change of accounts that could leave nobody in charge. */
async function keepInCharge({ db, user: me }: Context, ids: number[], { status }: Change): Promise<void> {
  // Locked, so that of two content managers who block each other the second finds itself blocked.
  const inCharge = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.role, 'content_manager'), eq(user.status, 'active')))
    .orderBy(user.id)
    .for('update');
  if (!inCharge.some(({ id }) => id === me.id)) throw unauthorized();
  if (status === 'blocked' && ids.includes(me.id)) throw invalidField('status', 'validation.own_account');
}

/** Who is blocked is signed out for good; on the way back too, since somebody may have signed in at that very moment. */
async function endSessions({ db }: Context, ids: number[], { status }: Change): Promise<void> {
  if (!status) return;
  const changed = db
    .select({ id: user.id })
    .from(user)
    .where(and(inArray(user.id, ids), ne(user.status, status)));
  await db.delete(sessions).where(inArray(sessions.user_id, changed));
}

/** The back office's calls for accounts. */
export const users = checkedCrud('user', async (context, ids, change: Change) => {
  await keepInCharge(context, ids, change);
  await endSessions(context, ids, change);
});
