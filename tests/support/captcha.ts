import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { makeChallenge } from '#server/features/accounts/captcha.ts';
import type { TestServer } from './server.ts';

/** The payload of a challenge, as the widget sends it. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A captcha that is right and took two tries. */
export const solved = async ({ services, clock }: TestServer): Promise<string> =>
  solve(await makeChallenge(services.secret, clock.now, 1));
