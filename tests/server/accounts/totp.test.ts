import { expect, test } from 'vitest';
import { createSecret, findStep, formatOtpAuthUrl } from '#server/features/accounts/secondFactor/totp.ts';
import { seal, unseal } from '#server/kit/seal.ts';
import { codeAt } from '../../support/secondFactor.ts';

/** RFC 6238, appendix B: the key '12345678901234567890', and the last six of the eight digits. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(findStep(key, code, now)).toBe(Math.floor(seconds / 30));
  expect(findStep(key, `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0'), now)).toBeUndefined();
});

test('a clock may be wrong by one step, not by two', () => {
  const now = new Date('2026-03-10T04:00:10.000Z');
  const secret = createSecret();
  const step = Math.floor(now.getTime() / 30_000);
  for (const steps of [-1, 0, 1]) expect(findStep(secret, codeAt(secret, now, steps), now)).toBe(step + steps);
  for (const steps of [-2, 2]) expect(findStep(secret, codeAt(secret, now, steps), now)).toBeUndefined();
});

test('a secret has 160 bits, and its address is read by apps', () => {
  const secret = createSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const url = new URL(formatOtpAuthUrl(secret, 'mira vane'));
  expect(url.href.split('?')[0]).toBe('otpauth://totp/Quillhouse:mira%20vane');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Quillhouse',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('what is sealed is opened by the same secret, for the same purpose and row only', () => {
  const sealed = seal('the secret', 'a purpose', 7, key);
  expect(sealed).not.toContain(key);
  expect(seal('the secret', 'a purpose', 7, key)).not.toBe(sealed);
  expect(unseal('the secret', 'a purpose', 7, sealed)).toBe(key);
  const changed = `${sealed.slice(0, -4)}AAAA`;
  for (const open of [
    () => unseal('another secret', 'a purpose', 7, sealed),
    () => unseal('the secret', 'another purpose', 7, sealed),
    () => unseal('the secret', 'a purpose', 8, sealed),
    () => unseal('the secret', 'a purpose', 7, changed),
  ])
    expect(open).toThrow('unable to authenticate');
});
