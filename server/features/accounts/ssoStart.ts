import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { ssoMinutes } from '#domain/accounts/sso.ts';
import { minutesAfter } from '#domain/shared/clock.ts';
import { ssoStarts } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import type { SignInSecrets } from '#server/kit/signInProvider.ts';
import { sweep } from '#server/kit/sweep.ts';

type StartContext = Pick<Context, 'db' | 'now' | 'secret'>;

/** What a sign-in is begun with. The state travels by the provider; the binding never leaves the browser. */
export interface Start {
  provider: string;
  state: string;
  binding: string;
  /** Whose account the provider is to be linked to; absent where it is to sign in. */
  user_id?: number;
}

const deriveValue = (secret: string, purpose: string, { provider, state, binding, user_id }: Start) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['sso', purpose, provider, state, binding, user_id]))
    .digest('base64url');

/** Nonce and PKCE verifier follow from the start and the platform's secret, so that nothing of them is kept. */
export const deriveSecrets = (start: Start, secret: string): SignInSecrets => ({
  state: start.state,
  nonce: deriveValue(secret, 'nonce', start),
  verifier: deriveValue(secret, 'verifier', start),
});

/** Notes that a sign-in was begun. */
export async function begin(context: StartContext, provider: string, user_id?: number): Promise<Start> {
  const { db, now, secret } = context;
  const random = () => randomBytes(32).toString('base64url');
  const start = { provider, state: random(), binding: random(), user_id };
  await sweep(context, ssoStarts.expires_at);
  const expires_at = minutesAfter(now, ssoMinutes).toISOString();
  await db.insert(ssoStarts).values({ key: deriveValue(secret, 'key', start), expires_at });
  return start;
}

/** When the sign-in was begun here, with this binding; undefined where it is finished or too old. Now it is finished. */
export async function takeStart({ db, now, secret }: StartContext, start: Start): Promise<Date | undefined> {
  const key = deriveValue(secret, 'key', start);
  const alive = gt(ssoStarts.expires_at, now.toISOString());
  const [row] = await db
    .delete(ssoStarts)
    .where(and(eq(ssoStarts.key, key), alive))
    .returning();
  return row && minutesAfter(new Date(row.expires_at), -ssoMinutes);
}
