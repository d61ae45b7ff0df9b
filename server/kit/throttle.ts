import { createHmac } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { limits, type LimitName } from '#domain/accounts/rateLimits.ts';
import { attempts } from '#server/db/schema.ts';
import { ApiError } from './apiError.ts';
import type { Context } from './context.ts';
import { sweep } from './sweep.ts';

type ThrottleContext = Pick<Context, 'db' | 'now' | 'secret'>;

/** What was typed as an account may be a password: what is counted is kept as a hash. */
const getKey = ({ secret }: ThrottleContext, limit: LimitName, of: string | number) =>
  createHmac('sha256', secret).update(`${limit} ${of}`).digest('hex');

/**
 * Counts one more and answers the count of the window; 429 past the limit. Counted before what it limits is done,
 * in a statement of its own, so that parallel tries and refused calls count. Not for use in a transaction.
 */
export async function attempt(context: ThrottleContext, limit: LimitName, of: string | number): Promise<number> {
  const { db, now } = context;
  const { times, seconds } = limits[limit];
  const fresh = { count: 1, expires_at: new Date(now.getTime() + seconds * 1000).toISOString() };
  const running = gt(attempts.expires_at, now.toISOString());
  await sweep(context, attempts.expires_at);
  const [attemptRow] = await db
    .insert(attempts)
    .values({ key: getKey(context, limit, of), ...fresh })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${running} then ${attempts.count} + 1 else 1 end`,
        expires_at: sql`case when ${running} then ${attempts.expires_at} else excluded.expires_at end`,
      },
    })
    .returning();
  const { count, expires_at } = attemptRow!;
  if (count > times) throw createWindowError(expires_at, now);
  return count;
}

/** The count of the window without counting; 429 where the next one would be past the limit. */
export async function keepWithin(context: ThrottleContext, limit: LimitName, of: string | number): Promise<number> {
  const { db, now } = context;
  const running = and(eq(attempts.key, getKey(context, limit, of)), gt(attempts.expires_at, now.toISOString()));
  const [row] = await db.select().from(attempts).where(running);
  if (!row) return 0;
  const { count, expires_at } = row;
  if (count >= limits[limit].times) throw createWindowError(expires_at, now);
  return count;
}

/** Limits with what each counts by. */
type Tries = readonly (readonly [limit: LimitName, of: string | number])[];

/**
 * Counts one try by each of some limits and answers the counts. One that refuses takes back what was counted before it,
 * and itself: what an account's own limit refuses does not use up its address, nor the other way round.
 */
export async function attemptEach(context: ThrottleContext, tries: Tries): Promise<number[]> {
  const counts: number[] = [];
  for (const [at, [limit, of]] of tries.entries()) {
    try {
      counts.push(await attempt(context, limit, of));
    } catch (error) {
      await returnAttempts(context, tries.slice(0, at + 1));
      throw error;
    }
  }
  return counts;
}

/** Takes one back that turned out not to count. */
export async function returnAttempt(context: ThrottleContext, limit: LimitName, of: string | number): Promise<void> {
  const key = eq(attempts.key, getKey(context, limit, of));
  await context.db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(key);
}

/** The same of each of some limits. */
export async function returnAttempts(context: ThrottleContext, tries: Tries): Promise<void> {
  for (const [limit, of] of tries) await returnAttempt(context, limit, of);
}

/** Begins anew. */
export async function forget(context: ThrottleContext, limit: LimitName, of: string | number): Promise<void> {
  await context.db.delete(attempts).where(eq(attempts.key, getKey(context, limit, of)));
}

function createWindowError(end: string, now: Date): ApiError {
  const seconds = Math.ceil((Date.parse(end) - now.getTime()) / 1000);
  return new ApiError(429, 'errors.too_many', { args: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}
