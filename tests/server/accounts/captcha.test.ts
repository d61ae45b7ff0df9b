import type { Challenge, Payload } from 'altcha-lib';
import { describe, expect, test } from 'vitest';
import { captchaMinutes } from '#domain/accounts/captcha.ts';
import { usedCaptchas } from '#server/db/schema.ts';
import { makeChallenge, proveHuman } from '#server/features/accounts/captcha.ts';
import { solve, solved } from '../../support/captcha.ts';
import { long } from '../../support/long.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const context = () => ({ db: server.db, now: server.clock.now, secret: server.services.secret });
const later = (ms: number) => void (server.clock.now = new Date(server.clock.now.getTime() + ms));
const prove = (payload?: string) =>
  proveHuman(context(), payload).then(
    () => 'taken',
    (error: { errors: { captcha: { message: string } } }) => error.errors.captcha.message,
  );
const opened = (payload: string) => JSON.parse(Buffer.from(payload, 'base64').toString()) as Payload;
const closed = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

test('a challenge of the call is solved by work and taken once', long, async () => {
  const { data } = await server.call('GET', '/api/auth/captcha');
  const payload = await solve(data as Challenge);
  expect(opened(payload).solution.counter).toBeGreaterThan(400);
  expect(await prove(payload)).toBe('taken');
  expect(await prove(payload)).toBe('errors.captcha');
});

test('of twenty at once with one solution, one is taken', async () => {
  const payload = await solved(server);
  const answers = await Promise.all(Array.from({ length: 20 }, () => prove(payload)));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
});

test('it is taken until it expires, to the millisecond, and remembered as long', async () => {
  const [early, late, over] = [await solved(server), await solved(server), await solved(server)];
  expect(await prove(early)).toBe('taken');
  later(captchaMinutes * 60_000 - 1);
  expect([await prove(early), await prove(late)]).toEqual(['errors.captcha', 'taken']);
  later(1);
  expect([await prove(early), await prove(over)]).toEqual(['errors.captcha', 'errors.captcha']);
  expect(await prove(await solved(server))).toBe('taken');
  expect(await server.db.$count(usedCaptchas)).toBe(1);
});

describe('is refused', () => {
  test('when it is missing, in other words', async () => {
    expect([await prove(), await prove('')]).toEqual(['errors.captcha_needed', 'errors.captcha_needed']);
  });

  test.each([
    'x',
    '!',
    closed(null),
    closed([]),
    closed({}),
    closed({ challenge: {}, solution: {} }),
    closed({ challenge: { parameters: null, signature: 'x' }, solution: null }),
    closed('x'),
    Buffer.from('['.repeat(1400)).toString('base64'),
  ])('as %.30s', async (payload) => expect(await prove(payload)).toBe('errors.captcha'));

  test('where anything of it was changed', async () => {
    const { challenge, solution } = opened(await solved(server));
    const { parameters, signature = '' } = challenge;
    const changed = [
      { challenge, solution: { ...solution, derivedKey: '0'.repeat(64) } },
      { challenge, solution: undefined },
      { challenge: { parameters, signature: signature.toUpperCase() }, solution },
      { challenge: { parameters, signature: signature.split('') }, solution },
      { challenge: { parameters }, solution },
      { challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution },
      { challenge: { parameters: { ...parameters, keySignature: undefined }, signature }, solution },
      { challenge: { parameters: { ...parameters, data: { expires_at: '9999' } }, signature }, solution },
    ];
    for (const payload of changed) expect(await prove(closed(payload)), JSON.stringify(payload)).toBe('errors.captcha');
    expect(await prove(closed({ challenge, solution }))).toBe('taken');
  });

  test('where the challenge was made by somebody else', async () => {
    expect(await prove(await solve(await makeChallenge('another', server.clock.now, 1)))).toBe('errors.captcha');
  });
});
