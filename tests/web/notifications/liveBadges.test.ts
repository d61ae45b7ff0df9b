import { renderHook } from '@testing-library/react/pure';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countUnreadMessages, streamBadges } from '#domain/notifications/badges.calls.ts';
import { roleIds } from '#domain/roles.ts';
import { countBadges, watchBadges } from '../../../src/lib/live/badges.ts';
import { getKnownUnread } from '../../../src/lib/live/unread.ts';
import { useNews } from '../../../src/lib/live/useNews.ts';
import { clearSession, keepSession } from '../../../src/lib/session/session.ts';

// A server that dies and comes back, and a clock that is turned by hand.
const counts = { comments: 1, messages: 2, newest: 20, statements: 1 };
const event = (id = '') => new TextEncoder().encode(`event: badges\ndata: ${JSON.stringify(server.counts)}\n${id}\n`);
const server = {
  up: true,
  streams: true,
  counts: { ...counts },
  opened: 0,
  open: new Set<ReadableStreamDefaultController<Uint8Array>>(),

  change(changed: Partial<typeof counts>) {
    Object.assign(this.counts, changed);
    for (const out of this.open) out.enqueue(event());
  },
  changeInPieces(changed: Partial<typeof counts>) {
    Object.assign(this.counts, changed);
    for (const out of this.open) for (const byte of event()) out.enqueue(Uint8Array.of(byte));
  },
  die() {
    this.up = false;
    for (const out of this.open) out.error(new TypeError('connection lost'));
    this.open.clear();
  },
};

function answer(request: RequestInfo | URL, { signal }: RequestInit = {}): Response {
  if (!server.up) throw new TypeError('Failed to fetch');
  const path = new URL(String(request), 'http://test').pathname;
  const { comments, messages, newest, statements } = server.counts;
  if (path !== streamBadges.path) {
    const unread_count = path === countUnreadMessages.path ? messages : comments;
    return Response.json({ status: 200, message: 'ok', data: { unread_count, newest, open_count: statements } });
  }
  if (!server.streams) return Response.json({ status: 411, message: ' ', data: {} }, { status: 411 });
  server.opened += 1;
  const body = new ReadableStream<Uint8Array>({
    start(out) {
      server.open.add(out);
      out.enqueue(event());
      signal?.addEventListener('abort', () => {
        if (server.open.delete(out)) out.error(signal.reason);
      });
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const second = 1000;
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const getBadges = () => ({ ...getKnownUnread().counts, live: getKnownUnread().live }) as Record<string, unknown>;
let end: AbortController;

function signInAs(id: number): void {
  const names = { username: 'ada', pen_name: 'Ada', email: 'ada@example.com', avatar: null };
  const flags = { username_generated: false, pen_name_changed: false, password_generated: false, name_risk_tip: false };
  keepSession({ id, role_id: roleIds.author_signed, ...names, ...flags, second_factor: 'off', token: 'token' });
}

beforeEach(() => {
  Object.assign(server, { up: true, streams: true, counts: { ...counts }, opened: 0 });
  server.open.clear();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => answer(...args));
  const taken = new Set<string>();
  const request = async (name: string, _: object, take: () => Promise<void>) => {
    // Whoever holds it keeps it to the end of a test.
    if (taken.has(name)) return;
    taken.add(name);
    await take();
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  signInAs(1);
  end = new AbortController();
  watchBadges(end.signal);
});
afterEach(() => {
  end.abort();
  clearSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('badges follow the stream, survive its loss by asking, and follow it again', async () => {
  await later(0);
  expect(getBadges()).toEqual({ '/comments': 1, '/message': 2, '/income': 1, live: true });
  server.change({ comments: 5 });
  await later(0);
  expect(getBadges()).toMatchObject({ '/comments': 5, live: true });
  server.changeInPieces({ comments: 4 });
  await later(0);
  expect(getBadges()).toMatchObject({ '/comments': 4, live: true });
  server.change({ comments: 5 });
  await later(0);

  server.die();
  server.counts.comments = 6;
  await later(30 * second);
  expect(getBadges()).toMatchObject({ '/comments': 5, live: false });

  // It is back, but has no room for streams: counting goes on by asking.
  Object.assign(server, { up: true, streams: false });
  server.counts.comments = 7;
  await later(75 * second);
  expect(getBadges()).toMatchObject({ '/comments': 7, live: false });
  Object.assign(server.counts, { messages: 9, statements: 0 });
  await later(75 * second);
  expect(getBadges()).toMatchObject({ '/message': 9, live: false });

  server.streams = true;
  server.counts.comments = 8;
  await later(60 * second);
  expect(getBadges()).toEqual({ '/comments': 8, '/message': 9, '/income': 0, live: true });
  server.change({ messages: 0 });
  await later(0);
  expect(getBadges()).toEqual({ '/comments': 8, '/message': 0, '/income': 0, live: true });
});

test('what is asked for from then on says until when changes are known', async () => {
  await later(0);
  const cookies = vi.spyOn(document, 'cookie', 'set');
  for (const out of server.open) out.enqueue(event());
  await later(0);
  expect(cookies).not.toHaveBeenCalled();
  for (const out of server.open) out.enqueue(event('id: 1773115200000\n'));
  await later(0);
  expect(cookies.mock.calls).toEqual([['seen_until=1773115200000; path=/api; max-age=60; samesite=strict']]);
  cookies.mockRestore();
});

test('a stream that the server ends is followed by another at once, and one that falls silent is given up', async () => {
  await later(0);
  for (const out of server.open) out.close();
  server.open.clear();
  await later(2 * second);
  expect([server.opened, getBadges().live]).toEqual([2, true]);
  await later(40 * second);
  for (const out of server.open) out.enqueue(new TextEncoder().encode('event: ping\ndata: \n\n'));
  await later(40 * second);
  expect([server.opened, getBadges().live]).toEqual([2, true]);
  await later(5 * second);
  expect(getBadges().live).toBe(false);
  server.counts.comments = 3;
  await later(2 * second);
  expect([server.opened, getBadges()['/comments'], getBadges().live]).toEqual([3, 3, true]);
});

test('a stream that was lost is asked for again soon, ever less often, and at once with the connection', async () => {
  await later(0);
  server.die();
  await later(2 * second);
  server.up = true;
  server.counts.comments = 3;
  await later(3 * second);
  expect([getBadges().live, getBadges()['/comments']]).toEqual([false, 1]);
  await later(1 * second);
  expect([getBadges().live, getBadges()['/comments']]).toEqual([true, 3]);

  server.die();
  await later(100 * second);
  server.up = true;
  server.counts.comments = 4;
  dispatchEvent(new Event('online'));
  await later(0);
  expect([getBadges().live, getBadges()['/comments']]).toEqual([true, 4]);
});

test('news is a message that comes in, by the stream or by asking, and none that is there at first or is read', async () => {
  const onNews = vi.fn<() => void>();
  const { unmount } = renderHook(() => useNews(onNews));
  await later(0);
  expect(onNews).not.toHaveBeenCalled();
  server.change({ comments: 5 });
  server.change({ messages: 0, newest: 0 });
  await later(0);
  expect(onNews).not.toHaveBeenCalled();
  server.change({ messages: 1, newest: 21 });
  await later(0);
  expect(onNews).toHaveBeenCalledTimes(1);
  Object.assign(server.counts, { messages: 2, newest: 22 });
  countBadges();
  await later(0);
  expect(onNews).toHaveBeenCalledTimes(2);
  unmount();
});

test('what is answered after the menu has gone is shown to nobody', async () => {
  await later(0);
  countBadges();
  end.abort();
  await later(0);
  expect(getBadges()).toEqual({ live: false });
});

test('one tab of an account listens, and so does one that shows the portal as another', async () => {
  await later(0);
  watchBadges(end.signal);
  await later(0);
  expect(server.opened).toBe(1);
  signInAs(2);
  watchBadges(end.signal);
  await later(0);
  expect(server.opened).toBe(2);
});
