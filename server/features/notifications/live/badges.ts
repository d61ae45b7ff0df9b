import type { Badges as Counts } from '#domain/notifications/badges.calls.ts';
import { can, type Role } from '#domain/roles.ts';
import { countTranslations } from '#domain/translation/translationBadges.calls.ts';
import { getQueueTable, type Change } from '#server/db/changes.ts';
import { currentWork } from '#server/db/statements.ts';
import { countUnreadComments } from '#server/features/comments/index.ts';
import { countUnreadMessages } from '#server/features/notifications/unread.ts';
import { loadLastMoves, openStatements } from '#server/features/statements/index.ts';
import { countWaitingTranslations } from '#server/features/translation/index.ts';
import { ApiError, unavailable } from '#server/kit/apiError.ts';
import type { SessionUser } from '#server/kit/context.ts';
import { findOpenSessions } from '#server/kit/guard.ts';
import type { Services } from '#server/kit/services.ts';
import { listQueueRoles } from './queueRoles.ts';

const second = 1000;
/** From one round over all listeners to the next: where changes are heard of, for what changes by time alone. */
const roundEvery = { looking: 1 * second, hearing: 10 * second };
/** What is heard of within that time is counted for in one round. */
const gathers = second / 20;
/** Of queues in which much changes their readers are told no more often than that. */
const queuesEvery = 10 * second;
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

type Needed = Pick<Services, 'database' | 'replica' | 'clock' | 'log' | 'closing'>;

const isAbout = ({ user }: Listener, change: Change): boolean =>
  change === undefined ||
  (change === 'translation'
    ? can(user.role, countTranslations.roles)
    : change === user.id || change === user.viewer_id);

/**
 * Tells listeners what is unread, when that changes. Those whom a change is about are counted for as soon as it is heard
 * of, and all of a node now and again: each second where changes are not heard of. A round takes one query for each badge,
 * however many listeners it is for. Those over all take a tenth of the time at most, others half of it; without
 * listeners none runs.
 */
export class Badges {
  readonly #services: Needed;
  readonly #listeners = new Set<Listener>();
  /** Whom the next round is for, if it is not for all. */
  readonly #due = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #planned = Infinity;
  #running = false;
  /** When the last round over all began, and when the next one may, and one of any kind. */
  #looked = -Infinity;
  #mayLook = -Infinity;
  #rested = -Infinity;
  /** How often something changed in a queue of a role, as far as its listeners are told. */
  readonly #queues = new Map<Role, number>();
  /** Roles whose listeners are to be told. */
  readonly #changed = new Set<Role>();
  #isPlanned = false;
  #notifiedAt = -Infinity;
  #bytes = new TextEncoder();

  constructor(services: Needed) {
    this.#services = services;
    services.database.changes.subscribe((change) => {
      const table = getQueueTable(change);
      if (table !== undefined) return this.#noteQueue(table);
      for (const listener of this.#listeners) if (isAbout(listener, change)) this.#due.add(listener);
      this.#plan();
    });
    services.closing?.addEventListener('abort', () => {
      for (const listener of this.#listeners) this.#close(listener);
    });
  }

  /** How many listen. */
  get size(): number {
    return this.#listeners.size;
  }

  /** A stream for a session; 411 where there are as many as there may be. */
  open(user: SessionUser): Response {
    // Who is told to ask elsewhere comes to another node.
    if (this.#services.closing?.aborted) throw unavailable();
    const own = [...this.#listeners].filter((listener) => listener.user.id === user.id).length;
    if (this.#listeners.size >= most || own >= mostOfOne) throw new ApiError(411, 'errors.unavailable');
    let mine: Listener | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (out) => {
        const now = performance.now();
        mine = { user, since: now, pinged: now, sent: '', out };
        this.#listeners.add(mine);
        this.#due.add(mine);
        this.#plan();
      },
      cancel: () => void this.#forget(mine!),
    });
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
    return new Response(body, { headers });
  }

  /** Has those told in whose queues something changed, of all that changes within some time at once. */
  #noteQueue(table: string): void {
    // Who comes later counts for themselves.
    if (this.#listeners.size === 0) return;
    for (const role of listQueueRoles(table)) this.#changed.add(role);
    if (this.#isPlanned || this.#changed.size === 0) return;
    this.#isPlanned = true;
    const wait = Math.max(0, this.#notifiedAt + queuesEvery - performance.now());
    currentWork.exit(() => setTimeout(() => this.#notifyQueues(), wait)).unref();
  }

  #notifyQueues(): void {
    this.#isPlanned = false;
    this.#notifiedAt = performance.now();
    for (const role of this.#changed) this.#queues.set(role, (this.#queues.get(role) ?? 0) + 1);
    for (const listener of this.#listeners) if (this.#changed.has(listener.user.role)) this.#due.add(listener);
    this.#changed.clear();
    this.#plan();
  }

  #nextLook(): number {
    const every = this.#services.database.changes.heard ? roundEvery.hearing : roundEvery.looking;
    return Math.max(this.#mayLook, this.#looked + every);
  }

  /** Sets the clock for the next round, unless it is set for one that is as soon. */
  #plan(): void {
    if (this.#running || this.#listeners.size === 0) return;
    const now = performance.now();
    const at = Math.max(this.#rested, this.#due.size > 0 ? now + gathers : this.#nextLook());
    if (at >= this.#planned) return;
    clearTimeout(this.#timer);
    this.#planned = at;
    // A round belongs to no request, though one may be what it is planned in.
    this.#timer = currentWork.exit(() => setTimeout(() => void this.#round(), Math.max(0, at - now))).unref();
  }

  async #round(): Promise<void> {
    const begun = performance.now();
    this.#planned = Infinity;
    const isLook = begun >= this.#nextLook();
    const listeners = [...(isLook ? this.#listeners : this.#due)];
    this.#due.clear();
    if (isLook) this.#looked = begun;
    this.#running = true;
    try {
      await this.notify(listeners);
    } catch (error) {
      this.#services.log.error({ err: error }, 'badges');
      for (const listener of listeners) if (this.#listeners.has(listener)) this.#due.add(listener);
      this.#rested = performance.now() + second;
    }
    this.#running = false;
    const ended = performance.now();
    this.#rested = Math.max(this.#rested, ended + (ended - begun));
    if (isLook) this.#mayLook = ended + 9 * (ended - begun);
    this.#plan();
  }

  async notify(listeners: readonly Listener[]): Promise<void> {
    const { database, replica, clock } = this.#services;
    const { db } = database;
    // What one lists when one was told of it is no older.
    const id = () => (replica ? `id: ${Date.now()}\n` : '');
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
        queues: this.#queues.get(user.role) ?? 0,
      } satisfies Counts);
      if (counts !== listener.sent) this.#send(listener, `event: badges\ndata: ${counts}\n${id()}\n`);
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

  #forget(listener: Listener): boolean {
    this.#due.delete(listener);
    return this.#listeners.delete(listener);
  }

  #close(listener: Listener): void {
    if (this.#forget(listener)) listener.out.close();
  }
}
