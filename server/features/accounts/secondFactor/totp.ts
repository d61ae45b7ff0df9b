import { Secret, TOTP } from 'otpauth';
import { codeDigits, codeSeconds } from '#domain/accounts/secondFactor.ts';
import { brand } from '#domain/shared/brand.ts';

/** Clocks of telephones are wrong by half a minute at most. */
const drift = 1;
const secretBytes = 20;

export const createSecret = (): string => new Secret({ size: secretBytes }).base32;

/** Codes by time after RFC 6238, in the form that every app knows: SHA-1, six digits, 30 seconds. */
const createTotp = (secret: string, label = '') =>
  new TOTP({
    issuer: brand,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: codeDigits,
    period: codeSeconds,
  });

/** What an app reads from a picture; `label` is the name of the account there. */
export const formatOtpAuthUrl = (secret: string, label: string): string => createTotp(secret, label).toString();

/** The number of the half minute that a code is of, if it is of the present one, the one before or the next. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const totp = createTotp(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
