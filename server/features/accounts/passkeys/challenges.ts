import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { minutesAfter } from '#domain/shared/clock.ts';
import { passkeyChallenges } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import { sweep } from '#server/kit/sweep.ts';

type ChallengeContext = Pick<Context, 'db' | 'now'>;

const minutes = 5;
/** A challenge is for one account that adds a passkey, or for a sign-in: `undefined`. */
const getHash = (challenge: string, user_id?: number) => hashSha256(`passkey ${user_id ?? 'sign in'} ${challenge}`);

export async function createChallenge(context: ChallengeContext, user_id?: number): Promise<Uint8Array<ArrayBuffer>> {
  const { db, now } = context;
  const bytes = new Uint8Array(randomBytes(32));
  const challenge_hash = getHash(Buffer.from(bytes).toString('base64url'), user_id);
  await sweep(context, passkeyChallenges.expires_at);
  await db.insert(passkeyChallenges).values({ challenge_hash, expires_at: minutesAfter(now, minutes).toISOString() });
  return bytes;
}

/** Takes a challenge that was asked for; once. */
export async function takeChallenge({ db, now }: ChallengeContext, challenge: string, user_id?: number) {
  const open = gt(passkeyChallenges.expires_at, now.toISOString());
  const taken = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge_hash, getHash(challenge, user_id)), open))
    .returning({ challenge_hash: passkeyChallenges.challenge_hash });
  return taken.length > 0;
}

/** The address that passkeys are bound to; without one there are none. */
export function getParty({ origin }: Pick<Context, 'origin'>) {
  if (!origin) throw conflict('accounts.passkeys.errors.no_address');
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
}
