import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type * as calls from '#domain/accounts/mergeAuthors.calls.ts';
import { chooseNamed } from '#domain/accounts/merging.ts';
import { identities, passkeys, resetTokens, secondFactors, sessions, tables } from '#server/db/schema.ts';
import { lockAccounts } from '#server/kit/accountLock.ts';
import { conflict, invalidField } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';
import { moveBelongings, moveProfile } from './belongings.ts';
import { endSessions } from './endSessions.ts';
import { provePassword } from './ownPassword.ts';
import { holdPayouts, loadDetails } from './payoutHold.ts';
import { loadSameAuthors } from './sameAuthors.ts';
import { useConfirmed } from './secondFactor/confirmed.ts';
import { removeFactor } from './secondFactor/removeFactor.ts';
import { toAccountResponse } from './session.ts';

const { user } = tables;
type Account = typeof user.$inferSelect;

/** The caller's accounts, locked so that no command of theirs runs and nobody else changes them. */
async function lockSameAuthors(context: Context): Promise<Account[]> {
  const { db, user: me } = context;
  const ids = (await loadSameAuthors(context, me.id)).map(({ id }) => id);
  await lockAccounts(db, me, ids);
  const accounts = await db.select().from(user).where(inArray(user.id, ids)).orderBy(user.id).for('update');
  const still = (await loadSameAuthors(context, me.id)).map(({ id }) => id);
  if (still.some((id) => !ids.includes(id))) throw conflict('errors.conflict');
  return accounts.filter(({ id }) => still.includes(id));
}

/** What the main account takes of the accounts themselves: the right to publish, a lock, and a pen name if it has none. */
function computeInherited(main: Account, closing: readonly Account[]) {
  const signed = [main, ...closing].some(({ role }) => role === 'author_signed');
  const locked = [main, ...closing].find(({ info_lock_reason }) => info_lock_reason !== null);
  const named = chooseNamed(main, closing);
  return {
    role: signed ? ('author_signed' as const) : main.role,
    info_locked_by: locked?.info_locked_by ?? null,
    info_lock_reason: locked?.info_lock_reason ?? null,
    ...(named !== main && {
      pen_name: named.pen_name,
      pen_name_key: named.pen_name_key,
      pen_name_changed: named.pen_name_changed,
    }),
  };
}

/** Closes accounts for good. Their names stay taken, so that nobody else publishes under them. */
async function close(context: Context, main: Account, closing: readonly Account[], freed: string | null) {
  const { db, now } = context;
  const ids = closing.map(({ id }) => id);
  await endSessions(context, inArray(sessions.user_id, ids));
  await db.delete(resetTokens).where(inArray(resetTokens.user_id, ids));
  await db.delete(passkeys).where(inArray(passkeys.user_id, ids));
  for (const id of ids) await removeFactor(db, id);
  if (freed !== null)
    await db
      .update(user)
      .set({ pen_name: null, pen_name_key: null })
      .where(and(inArray(user.id, ids), eq(user.pen_name, freed)));
  await db
    .update(user)
    .set({ status: 'closed', merged_into_id: main.id, updated_at: now.toISOString() })
    .where(inArray(user.id, ids));
}

/**
 * Whoever has one account's password must not take along what another one keeps behind a second factor, nor get into it by
 * what they bring along.
 */
async function refuseProtected({ db, user: me }: Context, accounts: readonly Account[]): Promise<void> {
  const ids = accounts.map(({ id }) => id);
  const others = and(inArray(secondFactors.user_id, ids), ne(secondFactors.user_id, me.id));
  if ((await db.$count(secondFactors, and(others, isNotNull(secondFactors.since)))) > 0)
    throw conflict('accounts.shared.second.errors.merge');
}

/** What signs in to another account than the caller's own may be somebody else's, and is no way into the main account. */
const unlinkOthers = ({ db, user: me }: Context, closing: readonly number[]) =>
  db.delete(identities).where(and(inArray(identities.user_id, [...closing]), ne(identities.user_id, me.id)));

/** What a merge that is asked for again answers; 409 where there was none. */
async function loadMergedBefore({ db }: Context, main_id: number): Promise<number[]> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.merged_into_id, main_id)).orderBy(user.id);
  if (rows.length === 0) throw conflict('errors.nothing_to_merge');
  return rows.map(({ id }) => id);
}

export const mergeAuthors: HandlersOf<typeof calls> = {
  async listSameAuthors(_, context) {
    const { user: me } = context;
    const authors = await loadSameAuthors(context, me.id);
    return { items: authors.map((author) => ({ ...toAccountResponse(author), current: author.id === me.id })) };
  },

  mergeAuthors: withPreparation(
    async ({ body: { main_id, confirmation } }, context: Context) => {
      await provePassword(context, confirmation, 'confirmation');
      return main_id;
    },
    async (main_id, context) => {
      const { db, now, locale, outbox } = context;
      const accounts = await lockSameAuthors(context);
      const main = accounts.find(({ id }) => id === main_id);
      const closing = accounts.filter(({ id }) => id !== main_id);
      if (!main) throw invalidField('main_id', 'validation.missing_record');
      if (closing.length === 0) return { main_id, closed_ids: await loadMergedBefore(context, main_id) };
      await useConfirmed(context, 'code', 'merge');
      const closed_ids = closing.map(({ id }) => id);
      await refuseProtected(context, accounts);
      const before = await loadDetails(
        db,
        accounts.map(({ id }) => id),
      );
      await unlinkOthers(context, closed_ids);
      const moved = await moveBelongings(db, main_id, closed_ids);
      await moveProfile(db, main_id, closed_ids);
      await holdPayouts(context, { main, closing, before, moved });
      const heritage = computeInherited(main, closing);
      await close(context, main, closing, heritage.pen_name ?? null);
      const at = { updated_at: now.toISOString() };
      await db
        .update(user)
        .set({ ...heritage, ...at })
        .where(eq(user.id, main_id));
      await audit(context, 'merge', 'users', main_id, { ...moved, closed_ids: { to: closed_ids } });
      for (const { id, email, user_name, language } of closing) {
        await audit(context, 'close', 'users', id, { merged_into_id: { to: main_id } });
        outbox.notify(writeEmailTo(email, language ?? locale, 'account_merged', { user_name, main: main.user_name }));
      }
      return { main_id, closed_ids };
    },
    { locksAccounts: true },
  ),
};
