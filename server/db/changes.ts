import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { currentWork } from './statements.ts';

/** The channel of PostgreSQL on which nodes tell each other what they changed. */
const channel = 'quillhouse_changes';
const heartbeat = 'heartbeat';

/** What a statement answers besides its rows, by `changeTriggers.ts`: what it changed. */
export const changeCode = 'QH100';

/** Something in a table changed that waits for the staff, in whatever queue of theirs. */
export type QueueChange = `queue ${string}`;
const isQueueWord = (word: string): word is QueueChange => word.startsWith('queue ');

/** Whose account something changed about, or what that no account is told by; undefined: anything may have changed. */
export type Change = number | 'translation' | QueueChange | undefined;

/** The table of which something waits for the staff, if a change is of one. */
export const getQueueTable = (change: Change): string | undefined =>
  typeof change === 'string' && isQueueWord(change) ? change.slice('queue '.length) : undefined;

/** Passes on what was changed, by this node or by others. */
export class Changes {
  readonly #listeners = new Set<(change: Change) => void>();
  #heard = false;
  /** Tells the other nodes. */
  spread: ((words: readonly string[]) => void) | undefined;

  /** Is each change of other nodes heard of? While it is not, one looks by oneself. */
  get heard(): boolean {
    return this.#heard;
  }

  set heard(heard: boolean) {
    if (heard === this.#heard) return;
    this.#heard = heard;
    // What was missed until now, or will be from now on, nobody says.
    this.#pass(undefined);
  }

  subscribe(listener: (change: Change) => void): void {
    this.#listeners.add(listener);
  }

  /** Takes what another node told. */
  receive(words: Iterable<string>): void {
    for (const word of words) this.#pass(word === 'translation' || isQueueWord(word) ? word : Number(word));
  }

  /** Takes what this node changed. */
  made(words: ReadonlySet<string>): void {
    this.receive(words);
    this.spread?.([...words]);
  }

  /** Has the changes of a pool's clients taken when they come back: then what they changed is committed, or undone. */
  watch(pool: pg.Pool): void {
    const byClient = new WeakMap<pg.PoolClient, Set<string>>();
    pool.on('connect', (client) => {
      const words = new Set<string>();
      byClient.set(client, words);
      client.on('notice', ({ code, message }) => void (code === changeCode && message && words.add(message)));
    });
    pool.on('release', (_, client) => {
      const words = byClient.get(client);
      if (!words?.size) return;
      this.made(words);
      words.clear();
    });
  }

  #pass(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}

const second = 1000;
const pause = { shortest: second / 5, longest: 30 * second };
const beatEvery = 15 * second;
const answersWithin = 5 * second;
/** What is changed within that time is told in one statement. */
const gathers = second / 50;

interface Options {
  changes: Changes;
  /** Where one listens: PostgreSQL itself, since a session that is handed on after each transaction hears nothing. */
  url: string;
  /** What statements run on. A word that is sent there must be heard here. */
  pool: Pick<pg.Pool, 'query'>;
  onError: (error: unknown) => void;
}

/**
 * Listens on a connection of its own until it is closed, and tells the other nodes through the pool. Each word of its own
 * that is sent through the pool must come back, at once and every 15 seconds: so a connection that is dead without a sign,
 * or leads elsewhere than the statements, is not taken for one on which all is quiet. A lost one is opened again, at
 * first soon, then every half minute.
 */
export function listenForChanges({ changes, url, pool, onError }: Options): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  /** Ends at the signal, too. */
  const pauseFor = (ms: number, until: AbortSignal) =>
    sleep(ms, undefined, { signal: until, ref: false }).catch(() => undefined);

  /** Listens for as long as that goes well; throws what ends it. */
  async function listen(onHeard: () => void): Promise<void> {
    const lost = new AbortController();
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10 * second,
      query_timeout: answersWithin,
      keepAlive: true,
      application_name: 'quillhouse listening',
    });
    const ended = new Promise<void>((_, reject) => {
      client.once('error', reject);
      client.once('end', () => reject(new Error('the connection was closed')));
    });
    // Whoever waits for it is told; nobody waits while it connects.
    ended.catch(() => lost.abort());
    const close = () => void client.end().catch(() => undefined);
    signal.addEventListener('abort', close, { once: true });
    try {
      await Promise.race([client.connect(), ended]);
      client.on('notification', ({ payload = heartbeat }) => {
        if (!payload.startsWith(heartbeat)) changes.receive([payload]);
      });
      await client.query(`listen ${channel}`);
      for (let n = 0; !signal.aborted; n++) {
        await Promise.race([beat(client, `${heartbeat} ${process.pid} ${Math.random()} ${n}`), ended]);
        changes.heard = true;
        onHeard();
        await Promise.race([pauseFor(beatEvery, lost.signal), ended]);
      }
    } finally {
      changes.heard = false;
      signal.removeEventListener('abort', close);
      close();
    }
  }

  async function beat(client: pg.Client, word: string): Promise<void> {
    const back = Promise.withResolvers<void>();
    const take = ({ payload }: pg.Notification) => payload === word && back.resolve();
    client.on('notification', take);
    const late = setTimeout(
      () => back.reject(new Error('what is sent by DATABASE_URL is not heard')),
      answersWithin,
    ).unref();
    try {
      await Promise.all([back.promise, pool.query('select pg_notify($1, $2)', [channel, word])]);
    } finally {
      clearTimeout(late);
      client.off('notification', take);
    }
  }

  async function run(): Promise<void> {
    for (let tries = 0; !signal.aborted; tries++) {
      await listen(() => (tries = 0)).catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      });
      const longest = Math.min(pause.shortest * 2 ** tries, pause.longest);
      // Nodes that lost the same database do not all come back at the same moment.
      await pauseFor(longest * (0.5 + Math.random() / 2), signal);
    }
  }

  // A transaction that tells others holds all those up that do so too, to the end of its commit. One that does nothing
  // else waits for no disk.
  const waiting = new Set<string>();
  let spreading: NodeJS.Timeout | undefined;
  const spread = async () => {
    spreading = undefined;
    const words = [...waiting];
    waiting.clear();
    const text = 'select pg_notify($1, word) from unnest($2::text[]) as word';
    await pool.query(text, [channel, words]).catch(onError);
  };
  changes.spread = (words) => {
    for (const word of words) waiting.add(word);
    // Of several requests, so under the id of none.
    spreading ??= currentWork.exit(() => setTimeout(() => void spread(), gathers));
  };

  const running = run();
  return {
    async close() {
      changes.spread = undefined;
      clearTimeout(spreading);
      if (waiting.size > 0) await spread();
      closing.abort();
      await running;
    },
  };
}
