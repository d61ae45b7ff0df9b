import { and, eq, inArray, ne } from 'drizzle-orm';
import type * as calls from '#domain/accounts/accounts.calls.ts';
import { entities } from '#domain/entities.ts';
import { sessions, tables } from '#server/db/schema.ts';
import { conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import type { Changes } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { endSessions } from './endSessions.ts';
import { lockForManager, handleAccounts } from './office/inCharge.ts';

const { user } = tables;

type Steps = { blocked: 'block_account'; active: 'unblock_account' };
const steps: Steps = { blocked: 'block_account', active: 'unblock_account' };

/** Who is blocked is signed out for good; on the way back too, since somebody may have signed in at that very moment. */
async function setStatus(context: Context, ids: number[], status: keyof Steps, noted: Changes) {
  const { db } = context;
  const invited = and(inArray(user.id, ids), eq(user.status, 'invited'));
  if ((await db.$count(user, invited)) > 0) throw conflict('accounts.office.errors.invited');
  const changed = db
    .select({ id: user.id })
    .from(user)
    .where(and(inArray(user.id, ids), ne(user.status, status)));
  await endSessions(context, inArray(sessions.user_id, changed));
  const done = await updateRecords(context, entities.user, inArray(user.id, ids), { status }, steps[status], noted);
  if (done.length !== new Set(ids).size) throw notFound();
  return { ids: done };
}

export const users: HandlersOf<typeof calls> = {
  blockAccounts: handleAccounts(async ({ body: { ids, reason } }, context) => {
    await lockForManager(context, ids);
    if (ids.includes(context.user.id)) throw invalidField('ids', 'validation.own_account');
    return setStatus(context, ids, 'blocked', { reason: { to: reason } });
  }),
  unblockAccounts: handleAccounts(async ({ body: { ids } }, context) => {
    await lockForManager(context, ids);
    return setStatus(context, ids, 'active', {});
  }),
};
