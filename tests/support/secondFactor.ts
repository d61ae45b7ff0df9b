import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { password } from './records.ts';
import type { TestServer } from './server.ts';

/** What an app shows `steps` half minutes from an instant, by a secret in Base32. */
export const codeAt = (secret: string, now: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 });

/** Gives an account a second factor; its session stays. The code of the present half minute is used then. */
export async function enrol(server: TestServer, who: { id: number }) {
  const token = await server.signIn(who);
  const { secret } = (await server.call('POST', '/api/user/second-factor/start', { token, body: { password } })).data;
  const body = { code: codeAt(secret, server.clock.now) };
  const { status, data } = await server.call('POST', '/api/user/second-factor', { token, body });
  expect(status).toBe(200);
  server.emails.length = 0;
  return { token, secret: secret as string, codes: data.recovery_codes as string[] };
}

export const resetReason = 'She lost her telephone, and I called her back.';

/** Has a content manager reset the second factor of an account; `more`: what is sent besides reason and password. */
export const resetFactor = (server: TestServer, id: number, token: string, more: object = {}) =>
  server.call('POST', `/api/office/users/${id}/second-factor-resets`, {
    token,
    body: { reason: resetReason, password, ...more },
  });
