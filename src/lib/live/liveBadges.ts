import { EventSourceParserStream } from 'eventsource-parser/stream';
import { cookies, cookieSeconds } from '#domain/kit/seen.ts';
import { streamBadges, type Badges } from '#domain/notifications/badges.calls.ts';
import { currentToken } from '../session/session.ts';

const second = 1000;
/** From the end of a stream to the next; each time twice as long where there was none. */
const pause = { shortest: 2 * second, longest: 60 * second };
/** There are as many streams as there may be. */
const full = 411;
/** The server says something every 20 seconds. */
const silence = 45 * second;

/** Nothing new, but somebody is there: undefined. */
type OnBadges = (badges: Badges | undefined) => void;

class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(String(status));
    this.status = status;
  }
}

/** Reads one stream to its end. An EventSource could not send the token, which must not stand in an address. */
async function listen(onBadges: OnBadges, signal: AbortSignal): Promise<void> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silence);
  try {
    const response = await fetch(streamBadges.path, {
      headers: { authorization: `Bearer ${currentToken()}`, accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (!response.ok || !response.body) throw new Refused(response.status);
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for (const reader = events.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silence);
      // What is listed on account of it must not be older.
      if (value.id)
        document.cookie = `${cookies.seen}=${value.id}; path=/api; max-age=${cookieSeconds}; samesite=strict`;
      onBadges(value.event === 'badges' ? (JSON.parse(value.data) as Badges) : undefined);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Waits, but no longer than until the browser has a connection again. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const woken = new AbortController();
    const wake = () => {
      clearTimeout(timer);
      woken.abort();
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake, { signal: woken.signal });
    addEventListener('online', wake, { signal: woken.signal });
  });

/**
 * Hears what is unread as it changes. One tab of those with the same key listens, and another goes on when it is closed;
 * while none can, `onEnd` has been called and counting goes on by asking.
 */
export async function listenForBadges(
  key: string,
  onBadges: OnBadges,
  onEnd: () => void,
  signal: AbortSignal,
): Promise<void> {
  if (!('locks' in navigator)) return;
  const take = async () => {
    let tries = 0;
    const listener: OnBadges = (badges) => {
      tries = 0;
      onBadges(badges);
    };
    while (!signal.aborted) {
      const failure = await listen(listener, signal).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (signal.aborted) return;
      if (failure) onEnd();
      const isFull = failure instanceof Refused && failure.status === full;
      await wait(isFull ? pause.longest : Math.min(pause.shortest * 2 ** tries, pause.longest), signal);
      tries += 1;
    }
  };
  await navigator.locks.request(key, { signal }, take).catch(() => undefined);
}
