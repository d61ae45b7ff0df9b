import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Call } from '#domain/kit/call.ts';
import { onceKeys } from '#server/db/schema.ts';
import { ApiError } from './apiError.ts';
import type { Context } from './context.ts';
import { sweep } from './sweep.ts';

/** How long a key is known: nothing is sent again after that. */
export const keyDays = 30;

export interface SentInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Runs a call that may have one effect only. The key is kept in the transaction of the effect, so a
 * second request waits for the first to commit and then gets its answer. The same key with another
 * body, or for another record, is refused (decisions.md, 'Money').
 */
export async function runIdempotent<T>(
  call: Call,
  key: string | undefined,
  sent: SentInput,
  context: Context,
  run: () => Promise<T>,
): Promise<T> {
  if (!key || key.length > 100) throw new ApiError(422, 'errors.idempotency_key');
  const { db, now, user, secret } = context;
  // A body may have a password in it: a plain hash would be a way to guess it.
  const hash = (what: unknown) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(what ?? null))
      .digest('hex');
  const body_hash = hash(sent);
  const mine = { user_id: user.id, key, call: call.route, body_hash };
  await sweep(context, onceKeys.created_at, keyDays);
  const createdRows = await db
    .insert(onceKeys)
    .values({ ...mine, created_at: now.toISOString() })
    .onConflictDoNothing()
    .returning();
  const here = and(eq(onceKeys.user_id, user.id), eq(onceKeys.key, key));
  if (createdRows.length === 0) {
    const [first] = await db.select().from(onceKeys).where(here);
    // Former versions kept the body alone.
    const isSame = first && [body_hash, hash(sent.body)].includes(first.body_hash);
    if (!isSame || first.call !== call.route) throw new ApiError(422, 'errors.idempotency_reused');
    return first.answer as T;
  }
  const answer = await run();
  await db.update(onceKeys).set({ answer }).where(here);
  return answer;
}
