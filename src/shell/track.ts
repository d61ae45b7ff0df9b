/** The tracking event (portal.md section 2): no more is told of a user than this. */
interface Visit {
  user_id: number;
  platform: 'ios' | 'android' | 'web';
}
type Sink = (visit: Visit) => Promise<unknown>;

const key = 'tracked';
let sink: Sink | undefined;

/** Where visits are told; undefined: nowhere. */
export function trackTo(to: Sink | undefined): void {
  sink = to;
}

// An iPad calls itself a Mac, but no Mac has a touch screen.
export function platformOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Visit['platform'] {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'web';
}

/** Tells of a user's first profile load of a session. */
export function track(user_id: number): void {
  if (!sink || localStorage.getItem(key)) return;
  localStorage.setItem(key, '1');
  sink({ user_id, platform: platformOf(navigator) }).catch(() => undefined);
}
