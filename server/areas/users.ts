import { and, eq } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { checkedCrud } from '#server/kit/crud.ts';
import { invalidField, unauthorized } from '#server/kit/refusal.ts';

const { user } = tables;

/** Refuses a change of accounts that could leave nobody in charge. */
async function keepInCharge({ db, user: me }: Context, ids: number[], { status }: { status?: string }): Promise<void> {
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

/** The back office's calls for accounts. */
export const users = checkedCrud('user', keepInCharge);
