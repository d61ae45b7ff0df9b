import { eq } from 'drizzle-orm';
import { passkeys, sessions } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';
import { endSessions } from '../endSessions.ts';
import { forgetTries } from '../secondFactor/codes.ts';
import { removeFactor } from '../secondFactor/removeFactor.ts';
import { findFactorSince } from './access.ts';
import type { Account } from './inCharge.ts';

const createNoneError = () => conflict('accounts.shared.second.errors.off');

/** 409 where an account has neither a second factor nor a passkey. */
export async function keepFactor({ db }: Context, user_id: number): Promise<void> {
  if (await findFactorSince(db, user_id)) return;
  if ((await db.$count(passkeys, eq(passkeys.user_id, user_id))) === 0) throw createNoneError();
}

/** Takes second factor, passkeys and sessions of an account away, which is locked, and tells its owner why. */
export async function resetFactor(context: Context, account: Account, reason: string): Promise<void> {
  const { db, outbox, locale } = context;
  const { id, email, user_name, language } = account;
  const hadFactor = await removeFactor(db, id);
  const removed = await db.delete(passkeys).where(eq(passkeys.user_id, id)).returning({ id: passkeys.id });
  if (!hadFactor && removed.length === 0) throw createNoneError();
  await forgetTries(context, id);
  await endSessions(context, eq(sessions.user_id, id));
  await audit(context, 'reset_second_factor', 'users', id, { reason: { to: reason } });
  const kind = hadFactor ? 'second_factor_reset' : 'passkeys_reset';
  outbox.notify(writeEmailTo(email, language ?? locale, kind, { user_name, reason }));
}
