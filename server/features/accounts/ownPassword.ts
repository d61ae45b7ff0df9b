import { and, eq } from 'drizzle-orm';
import { minutesAfter } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, invalidField, unauthorized } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { attempt, forget } from '#server/kit/throttle.ts';
import { verifyPassword } from '#server/platform/password.ts';

const { user } = tables;

/**
 * The hash of the caller's password, once `password` proved to be it; else 422 at `field`. A stolen session must not be
 * a way to guess the password, so tries are counted.
 */
export async function proveOwnPassword(context: Context, password: string, field: string): Promise<string> {
  const { db, user: me } = context;
  await attempt(context, 'ownPassword', me.id);
  const [account] = await db.select({ password_hash: user.password_hash }).from(user).where(eq(user.id, me.id));
  if (!account) throw unauthorized();
  if (!(await verifyPassword(password, account.password_hash))) throw invalidField(field, 'errors.wrong_password');
  await forget(context, 'ownPassword', me.id);
  return account.password_hash;
}

const recentMinutes = 15;

/**
 * A session that somebody left open is not enough to take the account along: its password or a recent sign-in is, and
 * where nobody knows the password only that (409).
 */
export async function proveRecently(context: Context, password: string | undefined, field: string): Promise<void> {
  if (password !== undefined) return void (await proveOwnPassword(context, password, field));
  const { db, now, user: me } = context;
  if (now <= minutesAfter(new Date(me.since), recentMinutes)) return;
  const [account] = await db.select({ unknown: user.password_generated }).from(user).where(eq(user.id, me.id));
  if (account?.unknown) throw conflict('errors.sign_in_again', { minutes: recentMinutes });
  throw invalidField(field, 'errors.confirm_password');
}

/**
 * Whoever gave the account its password could move it to a mailbox of their own, or keep a way in of their own: its
 * owner chooses another password first.
 */
export async function refuseGiven({ db, user: me }: Context): Promise<void> {
  const count = await db.$count(user, and(eq(user.id, me.id), eq(user.password_given, true)));
  if (count > 0) throw conflict('accounts.shared.own_password_first');
}

/** The password of the caller wherever anybody knows it, however recent the sign-in is; else a recent sign-in. */
export async function provePassword(context: Context, password: string | undefined, field: string): Promise<void> {
  const { db, user: me } = context;
  const [account] = await db.select({ unknown: user.password_generated }).from(user).where(eq(user.id, me.id));
  if (account?.unknown) return proveRecently(context, undefined, field);
  if (password === undefined) throw invalidField(field, 'errors.confirm_password');
  await proveOwnPassword(context, password, field);
}
