import { inArray } from 'drizzle-orm';
import type * as calls from '#domain/accounts/accounts.calls.ts';
import type { BlockResult } from '#domain/accounts/block.ts';
import { entities } from '#domain/entities.ts';
import { sessions, tables } from '#server/db/schema.ts';
import type { Changes } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { endSessions } from './endSessions.ts';
import { lockForManager, handleAccounts } from './office/inCharge.ts';

const { user } = tables;

type Steps = { blocked: 'block_account'; active: 'unblock_account' };
const steps: Steps = { blocked: 'block_account', active: 'unblock_account' };

type Account = typeof user.$inferSelect;

function getResult({ user: me }: Context, account: Account | undefined, status: keyof Steps, id: number): BlockResult {
  if (!account) return 'missing';
  if (status === 'blocked' && id === me.id) return 'own';
  if (account.status === 'invited' || account.status === 'closed') return account.status;
  return account.status === status ? 'same' : 'done';
}

/** Who is blocked is signed out for good; on the way back too, since somebody may have signed in at that very moment. */
async function setStatus(context: Context, ids: number[], status: keyof Steps, noted: Changes) {
  await lockForManager(context, ids);
  const { db } = context;
  const rows = await db.select().from(user).where(inArray(user.id, ids)).orderBy(user.id).for('update');
  const accounts = new Map(rows.map((row) => [row.id, row]));
  const items = [...new Set(ids)]
    .toSorted((a, b) => a - b)
    .map((id) => {
      const account = accounts.get(id);
      return { id, result: getResult(context, account, status, id), user_name: account?.user_name ?? null };
    });
  const changed = items.flatMap(({ id, result }) => (result === 'done' ? id : []));
  await endSessions(context, inArray(sessions.user_id, changed));
  await updateRecords(context, entities.user, inArray(user.id, changed), { status }, steps[status], noted);
  return { items };
}

export const users: HandlersOf<typeof calls> = {
  blockAccounts: handleAccounts(({ body: { ids, reason } }, context) =>
    setStatus(context, ids, 'blocked', { reason: { to: reason } }),
  ),
  unblockAccounts: handleAccounts(({ body: { ids } }, context) => setStatus(context, ids, 'active', {})),
};
