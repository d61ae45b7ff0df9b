import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type * as calls from '#domain/accounts/captcha.calls.ts';
import { captchaMinutes } from '#domain/accounts/captcha.ts';
import { minutesAfter } from '#domain/shared/clock.ts';
import { usedCaptchas } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { sweep } from '#server/kit/sweep.ts';

/** Iterations of one try, and tries of one challenge: together half a second to a second of work. */
const cost = 5000;
const leastTries = 500;
const mostTries = 1500;

const keysFrom = (secret: string) => {
  const key = (name: string) => createHmac('sha256', secret).update(name).digest('hex');
  return { hmacSignatureSecret: key('captcha challenge'), hmacKeySignatureSecret: key('captcha solution') };
};

/** The time of expiry is in the signed data: the library's own would be compared with the machine's clock. */
export function makeChallenge(secret: string, now: Date, counter = randomInt(leastTries, mostTries)) {
  const expires_at = minutesAfter(now, captchaMinutes).toISOString();
  const options = { algorithm: 'PBKDF2/SHA-256', cost, counter, deriveKey, data: { expires_at } };
  return createChallenge({ ...options, ...keysFrom(secret) });
}

/** The challenge that a payload solves, if it is ours; undefined for whatever else it may be. */
async function parseSolvedChallenge(payload: string, secret: string): Promise<Required<Challenge> | undefined> {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(payload, 'base64').toString()) as Payload;
    if (typeof challenge.signature !== 'string') return undefined;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keysFrom(secret) });
    return verified ? (challenge as Required<Challenge>) : undefined;
  } catch {
    return undefined;
  }
}

/** 422 at `captcha` unless the payload solves a challenge that was not used before; now it is. Not for use in a transaction. */
export async function proveHuman(
  context: Pick<Context, 'db' | 'now' | 'secret'>,
  payload: string | undefined,
): Promise<void> {
  if (!payload) throw invalidField('captcha', 'errors.captcha_needed');
  const { db, now, secret } = context;
  const challenge = await parseSolvedChallenge(payload, secret);
  const expires_at = String(challenge?.parameters.data?.expires_at);
  if (!challenge || now.toISOString() >= expires_at) throw invalidField('captcha', 'errors.captcha');
  await sweep(context, usedCaptchas.expires_at);
  const used = await db
    .insert(usedCaptchas)
    .values({ signature: challenge.signature, expires_at })
    .onConflictDoNothing()
    .returning();
  if (used.length === 0) throw invalidField('captcha', 'errors.captcha');
}

export const captcha: HandlersOf<typeof calls> = {
  async getCaptcha(_, { secret, now }) {
    const { parameters, signature = '' } = await makeChallenge(secret, now);
    return { parameters: { ...parameters }, signature };
  },
};
