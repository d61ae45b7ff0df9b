import { beforeEach, describe, expect, test } from 'vitest';
import { codeMinutes, codeRule, codeTries, codeWaitSeconds, sentCodeTries } from '#domain/accounts/codes.ts';
import { codes } from '#server/db/schema.ts';
import { createCode, testCode, useCode, type CodeFor } from '#server/features/accounts/codes.ts';
import { long } from '../../support/long.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const mira: CodeFor = { flow: 'register', email: 'Mira@example.com' };
const context = (address = '') => ({ db: server.db, now: server.clock.now, secret: server.services.secret, address });
const later = (seconds: number) => void (server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000));
const make = (of = mira) => createCode(context(), of);
const fits = (code: string, of = mira, address = '') =>
  testCode(context(address), of, code).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ status: 422, errors: { code: { message: 'errors.code' } } });
      return false;
    },
  );
const use = (code: string, of = mira) => server.db.transaction((db) => useCode({ ...context(), db }, of, code));
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

let code: string;
beforeEach(async () => void (code = await make()));

test('is six digits and kept as a hash that needs the platform’s secret', async () => {
  expect(code).toMatch(/^\d{6}$/);
  expect(JSON.stringify(await server.db.select().from(codes))).not.toContain(code);
  await expect(testCode({ ...context(), secret: 'another' }, mira, code)).rejects.toMatchObject({ status: 422 });
});

test.each([123456, ['123456'], { $gt: '' }, true, '12345', '1234567', '12345a', '１２３４５６', '12 456', '-12345'])(
  'as %j is none',
  (value) => {
    expect(codeRule().required().isValidSync(value)).toBe(false);
  },
);

describe('is taken', () => {
  test('for its flow and email only, in any case of letters', async () => {
    expect(await fits(code, { flow: 'forgot_password', email: mira.email })).toBe(false);
    expect(await fits(code, { flow: 'register', email: 'mia@example.com' })).toBe(false);
    expect(await fits(code, { ...mira, user_id: 1 })).toBe(false);
    expect(await fits(code, { ...mira, email: 'MIRA@EXAMPLE.COM' })).toBe(true);
  });

  test('until its time is over, to the millisecond', async () => {
    later(codeMinutes * 60 - 0.001);
    expect(await fits(code)).toBe(true);
    later(0.001);
    expect(await fits(code)).toBe(false);
    await expect(use(code)).rejects.toMatchObject({ status: 422 });
  });

  test('once', async () => {
    await use(code);
    await expect(use(code)).rejects.toMatchObject({ status: 422 });
    expect(await fits(code)).toBe(false);
  });

  test('again where what it was used for was taken back', async () => {
    const undone = server.db.transaction(async (db) => {
      await useCode({ ...context(), db }, mira, code);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await use(code);
  });
});

describe('wrong guesses', () => {
  test('void it after the fifth', async () => {
    for (let n = 1; n < codeTries; n++) {
      expect(await fits(other(code))).toBe(false);
      expect(await fits(code), `after ${n}`).toBe(true);
    }
    expect(await fits(other(code))).toBe(false);
    expect(await fits(code)).toBe(false);
    await expect(use(code)).rejects.toMatchObject({ status: 422 });
  });

  test('from elsewhere void it there, and not where it was asked for', async () => {
    for (let n = 0; n < codeTries; n++) expect(await fits(other(code), mira, `10.0.${n}.1`)).toBe(false);
    expect(await fits(code, mira, '10.0.0.1')).toBe(false);
    for (let n = 1; n < codeTries; n++) expect(await fits(other(code))).toBe(false);
    expect(await fits(code)).toBe(true);
    await use(code);
  });

  test('of a code that somebody else had sent void it after the fiftieth, wherever they come from', async () => {
    const of: CodeFor = { flow: 'forgot_password', email: mira.email };
    const sent = await createCode(context(), of, false);
    for (let n = 1; n < sentCodeTries; n++) expect(await fits(other(sent), of, `10.0.${n}.1`)).toBe(false);
    expect(await fits(sent, of)).toBe(true);
    expect(await fits(other(sent), of)).toBe(false);
    expect(await fits(sent, of)).toBe(false);
  });

  test('at once, a thousand of them, are at most five', long, async () => {
    const guesses = Array.from({ length: 1000 }, (_, n) => String(n).padStart(6, '0'));
    const wrong = guesses.filter((guess) => guess !== code);
    await Promise.all(wrong.map((guess) => fits(guess)));
    expect(await server.db.select().from(codes)).toMatchObject([{ tries: codeTries }]);
    expect(await fits(code)).toBe(false);
  });
});

describe('another one', () => {
  test('voids it and its count', async () => {
    for (let n = 1; n < codeTries; n++) await fits(other(code));
    later(codeWaitSeconds);
    const second = await make();
    if (second !== code) expect(await fits(code)).toBe(false);
    expect(await fits(other(second))).toBe(false);
    expect(await fits(second)).toBe(true);
  });

  test.each([0, 0.001, 30, codeWaitSeconds - 0.001])('is refused after %s s, with the time to wait', async (waited) => {
    later(waited);
    const seconds = Math.ceil(codeWaitSeconds - waited);
    await expect(make()).rejects.toMatchObject({ status: 429, message: 'errors.code_wait', retryAfter: seconds });
    expect(await fits(code)).toBe(true);
  });

  test('is not held up by a code of another flow or email', async () => {
    await make({ ...mira, flow: 'forgot_password' });
    await make({ ...mira, email: 'mia@example.com' });
    expect(await server.db.$count(codes)).toBe(3);
  });
});

test('what has expired is cleared when new ones are made, a hundred at a time', async () => {
  for (let n = 0; n < 150; n++) await make({ flow: 'register', email: `a${n}@example.com` });
  later(codeMinutes * 60);
  await make({ flow: 'register', email: 'b@example.com' });
  expect(await server.db.$count(codes)).toBe(52);
  await make({ flow: 'register', email: 'c@example.com' });
  expect(await server.db.$count(codes)).toBe(2);
});
