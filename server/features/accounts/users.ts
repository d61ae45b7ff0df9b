import { and, eq, inArray, ne } from 'drizzle-orm';
import type * as calls from '#domain/accounts/accounts.calls.ts';
import { entities } from '#domain/entities.ts';
import { sessions, tables } from '#server/db/schema.ts';
import { invalidField, notFound, unauthorized } from '#server/kit/apiError.ts';
import type { Changes } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';

const { user } = tables;

/** Refuses whoever is blocked themselves by now. */
async function keepInCharge({ db, user: me }: Context): Promise<void> {
  // Locked, so that of two content managers who block each other the second finds itself blocked.
  const inCharge = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.role, 'content_manager'), eq(user.status, 'active')))
    .orderBy(user.id)
    .for('update');
  if (!inCharge.some(({ id }) => id === me.id)) throw unauthorized();
}

type Steps = { blocked: 'block_account'; active: 'unblock_account' };
const steps: Steps = { blocked: 'block_account', active: 'unblock_account' };

/** Who is blocked is signed out for good; on the way back too, since somebody may have signed in at that very moment. */
async function setStatus(context: Context, ids: number[], status: keyof Steps, noted: Changes) {
  const { db } = context;
  const changed = db
    .select({ id: user.id })
    .from(user)
    .where(and(inArray(user.id, ids), ne(user.status, status)));
  await db.delete(sessions).where(inArray(sessions.user_id, changed));
  const done = await updateRecords(context, entities.user, inArray(user.id, ids), { status }, steps[status], noted);
  if (done.length !== new Set(ids).size) throw notFound();
  return { ids: done };
}

export const users: HandlersOf<typeof calls> = {
  async blockAccounts({ body: { ids, reason } }, context) {
    await keepInCharge(context);
    if (ids.includes(context.user.id)) throw invalidField('ids', 'validation.own_account');
    return setStatus(context, ids, 'blocked', { reason: { to: reason } });
  },
  async unblockAccounts({ body: { ids } }, context) {
    await keepInCharge(context);
    return setStatus(context, ids, 'active', {});
  },
};
