import type { Badges as Counts } from '#domain/notifications/badges.calls.ts';
import { countUnreadComments } from '#server/features/comments/index.ts';
import { countUnreadMessages } from '#server/features/notifications/unread.ts';
import { loadLastMoves, openStatements } from '#server/features/statements/index.ts';
import { countWaitingTranslations } from '#server/features/translation/index.ts';
import { ApiError } from '#server/kit/apiError.ts';
import type { SessionUser } from '#server/kit/context.ts';
import { findOpenSessions } from '#server/kit/guard.ts';
import type { Services } from '#server/kit/services.ts';

const second = 1000;
const roundEvery = 1 * second;
const pingEvery = 20 * second;
const longest = 600 * second;
/** Streams of a node, and of one account: a browser needs one for all its tabs. */
const most = 2000;
const mostOfOne = 4;

interface Listener {
  user: SessionUser;
  since: number;
  pinged: number;
  sent: string;
  out: ReadableStreamDefaultController<Uint8Array>;
}

/**
 * Tells listeners what is unread, when that changes. All of a node are counted for in one round a second, by one query
 * for each badge, however many they are. Rounds take a tenth of the time at most; without listeners none runs.
 */
export class Badges {
  readonly #services: Pick<Services, 'database' | 'clock' | 'log'>;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #bytes = new TextEncoder();

  constructor(services: Pick<Services, 'database' | 'clock' | 'log'>) {
    this.#services = services;
  }

  /** A stream for a session; 411 where there are as many as there may be. */
  open(user: SessionUser): Response {
    const own = [...this.#listeners].filter((listener) => listener.user.id === user.id).length;
    if (this.#listeners.size >= most || own >= mostOfOne) throw new ApiError(411, 'errors.unavailable');
    let mine: Listener | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (out) => {
        const now = performance.now();
        mine = { user, since: now, pinged: now, sent: '', out };
        this.#listeners.add(mine);
        this.#next(0);
      },
      cancel: () => void this.#listeners.delete(mine!),
    });
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
    return new Response(body, { headers });
  }

  #next(after: number): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => void this.#round(), after).unref();
  }

  async #round(): Promise<void> {
    const listeners = [...this.#listeners];
    const begun = performance.now();
    try {
      await this.notify(listeners);
    } catch (error) {
      this.#services.log.error({ err: error }, 'badges');
    }
    this.#timer = undefined;
    if (this.#listeners.size > 0) this.#next(Math.max(roundEvery, 9 * (performance.now() - begun)));
  }

  async notify(listeners: readonly Listener[]): Promise<void> {
    const { database, clock } = this.#services;
    const { db } = database;
    const users = [...new Set(listeners.map(({ user }) => user.id))];
    const ids = listeners.map(({ user }) => user.session_id);
    const comments = await countUnreadComments(db, users);
    const messages = await countUnreadMessages(db, users);
    const translations = await countWaitingTranslations(
      db,
      listeners.map(({ user }) => user),
    );
    const waiting = Map.groupBy(await openStatements(db, clock(), users), ({ author_id }) => author_id);
    const moves = await loadLastMoves(db, users);
    const signedIn = await findOpenSessions(db, ids, clock());
    const now = performance.now();
    for (const listener of listeners) {
      const { user, since } = listener;
      if (!signedIn.has(user.session_id) || now - since > longest) {
        this.#close(listener);
        continue;
      }
      const { unread_count, newest } = messages(user.id);
      const counts = JSON.stringify({
        comments: comments(user.id),
        messages: unread_count,
        newest,
        statements: waiting.get(user.id)?.length ?? 0,
        moved: moves.get(user.id) ?? null,
        translations: translations(user),
      } satisfies Counts);
      if (counts !== listener.sent) this.#send(listener, `event: badges\ndata: ${counts}\n\n`);
      else if (now - listener.pinged > pingEvery) this.#send(listener, 'event: ping\ndata: \n\n');
      listener.sent = counts;
    }
  }

  #send(listener: Listener, text: string): void {
    if (!this.#listeners.has(listener)) return;
    listener.pinged = performance.now();
    listener.out.enqueue(this.#bytes.encode(text));
    // Who does not read what it is sent is let go.
    if ((listener.out.desiredSize ?? 0) < -100) this.#close(listener);
  }

  #close(listener: Listener): void {
    if (this.#listeners.delete(listener)) listener.out.close();
  }
}
