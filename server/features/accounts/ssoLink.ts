import { createHmac, timingSafeEqual } from 'node:crypto';
import { ssoMinutes } from '#domain/accounts/sso.ts';
import { minutesAfter } from '#domain/shared/clock.ts';
import type { Context } from '#server/kit/context.ts';
import type { Person } from '#server/kit/signInProvider.ts';

type LinkContext = Pick<Context, 'now' | 'secret'>;

interface Link extends Person {
  provider: string;
  until: string;
}

const getSignature = (text: string, secret: string) => createHmac('sha256', secret).update(`sso link ${text}`).digest();

/** Who came back from a provider, as a token that only this platform can make and that is good for ten minutes. */
export function linkToken({ now, secret }: LinkContext, provider: string, person: Person): string {
  const until = minutesAfter(now, ssoMinutes).toISOString();
  const text = Buffer.from(JSON.stringify({ ...person, provider, until } satisfies Link)).toString('base64url');
  return `${text}.${getSignature(text, secret).toString('base64url')}`;
}

/** What a token says; undefined where it is not ours or too old. */
export function readLink({ now, secret }: LinkContext, token: string): Link | undefined {
  const [text = '', signature = ''] = token.split('.');
  const [signatureBytes, right] = [Buffer.from(signature, 'base64url'), getSignature(text, secret)];
  if (signatureBytes.byteLength !== right.byteLength || !timingSafeEqual(signatureBytes, right)) return undefined;
  const link = JSON.parse(Buffer.from(text, 'base64url').toString()) as Link;
  return link.until > now.toISOString() ? link : undefined;
}
