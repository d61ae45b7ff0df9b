import { and, eq, gt, isNull } from 'drizzle-orm';
import type * as calls from '#domain/accounts/accountInvitations.calls.ts';
import type { Role } from '#domain/roles.ts';
import type { Db } from '#server/db/database.ts';
import { accountInvitations, tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import { hashToken } from '#server/kit/guard.ts';
import { hashPassword } from '#server/platform/password.ts';
import { openSession } from '../session.ts';

const { user } = tables;

type Look = Pick<Context<unknown>, 'db' | 'now'>;

const withToken = (token: string) => eq(accountInvitations.token_hash, hashToken(token));

async function find(db: Db, token: string) {
  const [row] = await db
    .select({
      id: user.id,
      user_name: user.user_name,
      role: user.role,
      status: user.status,
      expires_at: accountInvitations.expires_at,
      used_at: accountInvitations.used_at,
    })
    .from(accountInvitations)
    .innerJoin(user, eq(user.id, accountInvitations.user_id))
    .where(withToken(token));
  return row;
}

const getState = (row: Awaited<ReturnType<typeof find>>, now: Date) => {
  if (row?.used_at) return 'used';
  if (row?.status !== 'invited') return 'unknown';
  return row.expires_at > now.toISOString() ? 'open' : 'expired';
};

/** The account that an open invitation is for; else 409. */
async function openInvitation({ db, now }: Look, token: string) {
  const row = await find(db, token);
  const state = getState(row, now);
  if (state !== 'open') throw conflict(`accounts.invited.${state}`);
  return row!;
}

export const invitations: HandlersOf<typeof calls> = {
  async readAccountInvitation({ body: { invitation } }, { db, now }) {
    const row = await find(db, invitation);
    const state = getState(row, now);
    if (state !== 'open') return { state, user_name: null, role: null };
    return { state, user_name: row!.user_name, role: row!.role as Exclude<Role, 'author_unsigned' | 'author_signed'> };
  },

  acceptAccountInvitation: withPreparation(
    async ({ body: { invitation, password } }, context) => {
      await openInvitation(context, invitation);
      return { invitation, password_hash: await hashPassword(password) };
    },
    async ({ invitation, password_hash }, context) => {
      const { db, now } = context;
      const { id } = await openInvitation(context, invitation);
      // Whoever withdraws it, sends another one or accepts it as well holds this row.
      const [account] = await db
        .update(user)
        .set({ status: 'active', password_hash, password_generated: false, updated_at: now.toISOString() })
        .where(and(eq(user.id, id), eq(user.status, 'invited')))
        .returning({ id: user.id });
      const open = and(
        withToken(invitation),
        isNull(accountInvitations.used_at),
        gt(accountInvitations.expires_at, now.toISOString()),
      );
      const used =
        account && (await db.update(accountInvitations).set({ used_at: now.toISOString() }).where(open).returning());
      if (!used?.length) {
        await openInvitation(context, invitation);
        throw conflict('accounts.invited.unknown');
      }
      await audit({ ...context, user: account }, 'accept_account', 'users', id, {
        status: { from: 'invited', to: 'active' },
      });
      return openSession(context, id);
    },
  ),
};
