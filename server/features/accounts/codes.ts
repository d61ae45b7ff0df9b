import { createHmac, randomInt } from 'node:crypto';
import { and, eq, gt, lt, lte, sql, type SQL } from 'drizzle-orm';
import { codeMinutes, codeTries, codeWaitSeconds, sentCodeTries, type CodeFlow } from '#domain/accounts/codes.ts';
import { fold } from '#domain/kit/fold.ts';
import { codes } from '#server/db/schema.ts';
import { toNetwork } from '#server/kit/address.ts';
import { invalidField, ApiError } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { sweep } from '#server/kit/sweep.ts';
import { attempt, returnAttempt } from '#server/kit/throttle.ts';

type CodeContext = Pick<Context, 'db' | 'now' | 'secret' | 'address'>;

/** What a code is bound to. A code that moves an account to an email is its user's too. */
export interface CodeFor {
  flow: CodeFlow;
  email: string;
  user_id?: number;
}

const getHash = (code: string, { flow, email, user_id }: CodeFor, secret: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([flow, email.toLowerCase(), user_id, code]))
    .digest('hex');

const isOfFlow = ({ flow, email }: CodeFor) => and(eq(codes.flow, flow), eq(codes.email_key, fold(email)));
const getNetwork = ({ address, secret }: CodeContext) =>
  createHmac('sha256', secret)
    .update(`code for ${toNetwork(address)}`)
    .digest('hex');

/**
 * Does the caller guess from where the code was asked for? Each has five guesses of their own: whoever loops wrong ones
 * voids the code for themselves, not for its owner. A code that somebody else had sent is from nowhere.
 */
const isFromThere = (context: CodeContext): SQL<boolean> => sql`${codes.network} = ${getNetwork(context)}`;
const isAlive = (context: CodeContext) => {
  const tries = sql<number>`case when ${isFromThere(context)} then ${codes.tries} else ${codes.other_tries} end`;
  const most = sql<number>`case when ${codes.network} is null then ${sentCodeTries}::int else ${codeTries}::int end`;
  return and(lt(tries, most), gt(codes.expires_at, context.now.toISOString()));
};
const createCodeError = () => invalidField('code', 'errors.code');

/** A new code in place of the one before, that its owner asked for or not. 429 within a minute of that. */
export async function createCode(context: CodeContext, of: CodeFor, byOwner = true): Promise<string> {
  const { db, now, secret } = context;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  const fresh = {
    code_hash: getHash(code, of, secret),
    tries: 0,
    network: byOwner ? getNetwork(context) : null,
    other_tries: 0,
    sent_at: at(0),
    expires_at: at(codeMinutes * 60),
  };
  await sweep(context, codes.expires_at);
  const createdRows = await db
    .insert(codes)
    .values({ flow: of.flow, email_key: fold(of.email), ...fresh })
    .onConflictDoUpdate({
      target: [codes.flow, codes.email_key],
      set: fresh,
      setWhere: lte(codes.sent_at, at(-codeWaitSeconds)),
    })
    .returning({ flow: codes.flow });
  if (createdRows.length > 0) return code;
  const [before] = await db.select({ sent_at: codes.sent_at }).from(codes).where(isOfFlow(of));
  const waited = before ? (now.getTime() - Date.parse(before.sent_at)) / 1000 : 0;
  const seconds = Math.max(1, Math.ceil(codeWaitSeconds - waited));
  throw new ApiError(429, 'errors.code_wait', { args: { seconds }, retryAfter: seconds });
}

/**
 * 422 at `code` unless it is the one. A wrong guess is counted in the statement that makes it, so that no number
 * of parallel guesses is more than those. Runs outside of the call's transaction, which would take the count back.
 */
export async function testCode(context: CodeContext, of: CodeFor, code: string): Promise<void> {
  const { db, secret } = context;
  const fits: SQL<boolean> = sql`${codes.code_hash} = ${getHash(code, of, secret)}`;
  const there = isFromThere(context);
  const [tried] = await db
    .update(codes)
    .set({
      tries: sql`${codes.tries} + case when not ${fits} and ${there} then 1 else 0 end`,
      other_tries: sql`${codes.other_tries} + case when ${fits} or ${there} then 0 else 1 end`,
    })
    .where(and(isOfFlow(of), isAlive(context)))
    .returning({ fits });
  if (!tried?.fits) throw createCodeError();
}

/** The same for a call: what one network guesses wrong, of whatever codes, is limited too. */
export async function guessCode(context: CodeContext, of: CodeFor, code: string): Promise<void> {
  const network = toNetwork(context.address);
  await attempt(context, 'codeGuesses', network);
  await testCode(context, of, code);
  await returnAttempt(context, 'codeGuesses', network);
}

/** Uses a code up, in the transaction of what it is for: of two calls with one code the second gets 422. */
export async function useCode(context: CodeContext, of: CodeFor, code: string): Promise<void> {
  const { db, secret } = context;
  const used = await db
    .delete(codes)
    .where(and(isOfFlow(of), isAlive(context), eq(codes.code_hash, getHash(code, of, secret))))
    .returning({ flow: codes.flow });
  if (used.length === 0) throw createCodeError();
}
