import { createHmac, randomInt } from 'node:crypto';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { limits } from '#domain/accounts/rateLimits.ts';
import { isAppCode, normalizeSecondCode, recoveryCodeCount } from '#domain/accounts/secondFactor.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { recoveryCodes, secondFactors, tables } from '#server/db/schema.ts';
import { ApiError, conflict, invalidField } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, SessionUser } from '#server/kit/context.ts';
import { unseal } from '#server/kit/seal.ts';
import { attempt, attemptEach, forget, returnAttempt } from '#server/kit/throttle.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';
import { findStep } from './totp.ts';

const { user } = tables;
const limitNames = ['secondFactor', 'secondFactorByDay'] as const;

/** Noted as a wrong password is. */
function refuseCode({ log, user: me, address }: Context) {
  log.warn({ user: me.id, address }, 'code of a second factor refused');
  return invalidField('code', 'accounts.second.errors.code');
}

/** Somebody who knows the password and guesses at the second step does not keep its owner from it who is signed in. */
const getKey = ({ id, half }: Pick<SessionUser, 'id' | 'half'>) => (half ? `second step ${id}` : id);

/** What the secret of an app is sealed for. */
export const sealPurpose = 'second factor';

/**
 * Counts a try before its code is looked at, and outside of the call's transaction, so that parallel and refused ones
 * count: 429 past the limit, and answers whether it is reached. What turns out to be right is taken back by `useCode`;
 * what was wrong before stays.
 */
export async function countTry(context: Context): Promise<boolean> {
  const counts = await attemptEach(
    context,
    limitNames.map((limit) => [limit, getKey(context.user)]),
  );
  return limitNames.some((limit, at) => counts[at]! >= limits[limit].times);
}

/** The same of an account that has a second factor: its owner is told once in a while that somebody is guessing. */
export async function countGuess(context: Context): Promise<void> {
  if (!(await countTry(context))) return;
  const { db, user: me, outbox } = context;
  try {
    await attempt(context, 'secondFactorWarnings', me.id);
  } catch (error) {
    if (error instanceof ApiError) return;
    throw error;
  }
  const [account] = await db.select().from(user).where(eq(user.id, me.id));
  const { email, user_name, language } = account!;
  outbox.warn(writeEmailTo(email, language ?? defaultLanguage, 'second_factor_tries', { user_name }));
}

const returnTry = async (context: Context): Promise<void> => {
  for (const limit of limitNames) await returnAttempt(context, limit, getKey(context.user));
};

type ForgetContext = Parameters<typeof forget>[0];

/** Lets those try anew who made the first step of a sign-in. */
export async function forgetSecondSteps(context: ForgetContext, id: number): Promise<void> {
  for (const limit of limitNames) await forget(context, limit, getKey({ id, half: true }));
}

/** Lets an account try anew. */
export async function forgetTries(context: ForgetContext, id: number): Promise<void> {
  await forgetSecondSteps(context, id);
  for (const limit of limitNames) await forget(context, limit, getKey({ id }));
}

/** Takes a code of the app: of calls with the same one at once, on any node, one gets it. */
export async function takeStep(context: Context, secret: string, code: string): Promise<void> {
  const { db, now, user: me } = context;
  const step = findStep(secret, normalizeSecondCode(code), now);
  if (step === undefined) throw refuseCode(context);
  const taken = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(eq(secondFactors.user_id, me.id), lt(secondFactors.last_step, step)))
    .returning({ user_id: secondFactors.user_id });
  if (taken.length === 0) throw refuseCode(context);
  await returnTry(context);
}

const getHash = ({ secret }: Pick<Context, 'secret'>, user_id: number, code: string) =>
  createHmac('sha256', secret)
    .update(`recovery code ${user_id} ${normalizeSecondCode(code)}`)
    .digest('hex');

const isOf = (user_id: number) => eq(recoveryCodes.user_id, user_id);
export const countRecoveryCodes = (db: Db, user_id: number) => db.$count(recoveryCodes, isOf(user_id));

/** Takes a recovery code, and tells the owner, who may not be the one that typed it. */
async function takeRecoveryCode(context: Context, code: string): Promise<void> {
  const { db, user: me, outbox } = context;
  const taken = await db
    .delete(recoveryCodes)
    .where(and(isOf(me.id), eq(recoveryCodes.code_hash, getHash(context, me.id, code))))
    .returning({ user_id: recoveryCodes.user_id });
  if (taken.length === 0) throw refuseCode(context);
  await returnTry(context);
  await audit(context, 'use_recovery_code', 'users', me.id);
  const [account] = await db.select().from(user).where(eq(user.id, me.id));
  const { email, user_name, language } = account!;
  const left = await countRecoveryCodes(db, me.id);
  outbox.notify(writeEmailTo(email, language ?? defaultLanguage, 'recovery_code_used', { user_name, left }));
}

/** Proves the second factor of the caller by a code, which is good this once; 409 where they have none. */
export async function useCode(context: Context, code: string): Promise<void> {
  const { db, user: me, secret } = context;
  const [factor] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.user_id, me.id), isNotNull(secondFactors.since)));
  if (!factor) throw conflict('accounts.shared.second.errors.off');
  if (!isAppCode(code)) return takeRecoveryCode(context, code);
  await takeStep(context, unseal(secret, sealPurpose, me.id, factor.secret), code);
}

/** No signs that look like others. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';
const createCode = () => Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');

/** New recovery codes in place of all before; only hashes of them are kept. */
export async function createRecoveryCodes(context: Context): Promise<string[]> {
  const { db, user: me } = context;
  const codes = Array.from({ length: recoveryCodeCount }, createCode);
  await db.delete(recoveryCodes).where(isOf(me.id));
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ user_id: me.id, code_hash: getHash(context, me.id, code) })));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}
