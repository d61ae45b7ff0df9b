import { streamBadges } from '#domain/calls/badges.ts';
import { currentToken } from '../authProvider/session.ts';

const second = 1000;
/** From the end of a stream to the next; longer where there was none. */
const pause = { ended: 2 * second, refused: 60 * second };
/** The server says something every 20 seconds. */
const silence = 45 * second;

export interface Told {
  comments: number;
  messages: number;
}
/** Nothing new, but somebody is there: undefined. */
type Hear = (told: Told | undefined) => void;

/** The lines of one event as what they tell. */
function heard(event: string): Told | undefined {
  const field = (name: string) =>
    event
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  return field('event') === 'badges' ? (JSON.parse(field('data') ?? '') as Told) : undefined;
}

/** Reads one stream to its end. An EventSource could not send the token, which must not stand in an address. */
async function listen(hear: Hear, signal: AbortSignal): Promise<void> {
  const quiet = new AbortController();
  let timer = setTimeout(() => quiet.abort(), silence);
  try {
    const response = await fetch(streamBadges.path, {
      headers: { authorization: `Bearer ${currentToken()}`, accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, quiet.signal]),
    });
    if (!response.ok || !response.body) throw new Error(String(response.status));
    let text = '';
    for (const reader = response.body.pipeThrough(new TextDecoderStream()).getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), silence);
      const events = (text + value).split('\n\n');
      text = events.pop()!;
      for (const event of events) hear(heard(event));
    }
  } finally {
    clearTimeout(timer);
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Hears what is unread as it changes. One tab listens, and another goes on when it is closed; while none can, `onEnd`
 * has been called and counting goes on by asking.
 */
export async function listenForBadges(hear: Hear, onEnd: () => void, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return;
  const take = async () => {
    while (!signal.aborted) {
      const after = await listen(hear, signal).then(
        () => pause.ended,
        () => pause.refused,
      );
      if (signal.aborted) return;
      if (after === pause.refused) onEnd();
      await wait(after, signal);
    }
  };
  await navigator.locks.request('badges', { signal }, take).catch(() => undefined);
}
