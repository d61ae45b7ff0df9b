import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from './apiError.ts';

/** Secrets of the reading apps, by their names. */
export type ReaderApps = Readonly<Record<string, string>>;

/** How far a signature's time and ours may be apart. */
const seconds = 300;

/** What an app sends as `X-Signature` with a body. */
export function computeSignature(app: string, secret: string, body: Uint8Array | string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex');
  return `app=${app},t=${t},v1=${v1}`;
}

/** The app that signed a body; 401 where none did, or not now. */
export function verifySigner(apps: ReaderApps, header: string | undefined, body: Uint8Array, now: Date): string {
  const [, app = '', t = '', v1 = ''] = /^app=([\w-]{1,40}),t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header ?? '') ?? [];
  const at = new Date(Number(t) * 1000);
  const secret = Object.hasOwn(apps, app) ? apps[app]! : undefined;
  const expected = computeSignature(app, secret ?? '', body, at);
  const signature = `app=${app},t=${Number(t)},v1=${v1}`;
  const equal = expected.length === signature.length && timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
  if (!secret || !equal || Math.abs(now.getTime() - at.getTime()) > seconds * 1000)
    throw new ApiError(401, 'errors.signature');
  return app;
}
