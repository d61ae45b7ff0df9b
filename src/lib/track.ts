import type { BodyOf } from '#domain/kit/call.ts';
import type { Platform } from '#domain/system/platforms.ts';
import type * as calls from '#domain/system/track.calls.ts';
import { send } from './api/client.ts';
import { isViewing } from './session/session.ts';

/** The tracking event (portal.md section 2): no more is told of a user than this. */
type Visit = BodyOf<typeof calls.track>;
type Sink = (visit: Visit) => Promise<unknown>;

const key = 'tracked';
const sendVisit: Sink = async (visit) => send((await import('#domain/system/track.calls.ts')).track, { body: visit });
let sink = sendVisit;

/** Where visits are told; unless it is said, to our own API. */
export function trackTo(to: Sink = sendVisit): void {
  sink = to;
}

// An iPad calls itself a Mac, but no Mac has a touch screen.
export function detectPlatform({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'web';
}

/** Tells of a user's first profile load of a session. */
export function track(user_id: number): void {
  if (isViewing() || localStorage.getItem(key)) return;
  localStorage.setItem(key, '1');
  sink({ user_id, platform: detectPlatform(navigator) }).catch(() => undefined);
}
