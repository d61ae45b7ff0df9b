import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabase, type Database } from './database.ts';
import { statementSeconds } from './sessionSettings.ts';

const second = 1000;
/** From one look at both databases to the next, and how long each may take to answer. */
const lookEvery = second / 5;
const answersWithin = second;
/** A statement takes less; of a replica that is frozen nobody else says so. */
const longestStatement = (statementSeconds + 1) * second;
/** Clocks of two nodes differ by less. */
const clocksDiffer = second;
/** A replica that is further behind is not read: nobody is shown what is older. */
const longestLag = 5 * second;

/** How far the log of changes has come. */
type Position = bigint;

interface Options {
  url: string;
  /** Of the database that can be written. */
  primaryUrl: string;
  size: number | undefined;
  /** Is told when the replica is no longer read, and why; with nothing when it is again. */
  onChange: (why: Error | undefined) => void;
}

/**
 * A copy of the database that follows it (a hot standby). Five times a second one looks how far the log of changes has come
 * here and there, and so knows up to when the replica has all that was committed. Whoever knows of something later than that
 * reads the database itself, and so does everybody while the replica does not answer.
 */
export class Replica {
  readonly #database: Database;
  readonly #looking: { replica: Database; primary: Database };
  readonly #clients = new Set<pg.PoolClient>();
  readonly #closing = new AbortController();
  readonly #onChange: Options['onChange'];
  readonly #running: Promise<void>;
  /** Where the log was, at times that the replica may not have come to. */
  #marks: { at: number; position: Position }[] = [];
  /** The replica has what was committed before that. */
  #upTo = -Infinity;
  #answeredAt = -Infinity;
  /** Ends each read that is under way, of a replica that is lost. */
  readonly #ends = new Set<(why: Error) => void>();
  /** Is it read? At first nobody knows. */
  #serves: boolean | undefined;
  /** Reads that it might have answered, by who did. */
  readonly counts = { replica: 0, primary: 0 };

  constructor({ url, primaryUrl, size, onChange }: Options) {
    this.#onChange = onChange;
    this.#database = openDatabase(url, { size, waitsFor: answersWithin, answersWithin: longestStatement });
    this.#database.pool.on('connect', (client) => this.#clients.add(client));
    this.#database.pool.on('remove', (client) => this.#clients.delete(client));
    // Looking waits for nobody who reads.
    const look = { size: 1, waitsFor: answersWithin, answersWithin };
    this.#looking = { replica: openDatabase(url, look), primary: openDatabase(primaryUrl, look) };
    this.#running = this.#run();
  }

  /** How old what the replica has is at most, in seconds. */
  get lag(): number {
    return (Date.now() - this.#upTo) / second;
  }

  /** Has the replica what was committed until `since`, and does it answer? */
  has(since: number): boolean {
    const now = Date.now();
    const isFresh = now - this.#upTo < longestLag && now - this.#answeredAt < answersWithin;
    // Who says to know of something to come knows of nothing later than now.
    return isFresh && this.#upTo > Math.min(since, now) + clocksDiffer;
  }

  /** Reads for somebody who knows of what was committed until `since`; what the replica refuses the database itself is asked. */
  async read<T>(since: number, primary: Database['db'], read: (db: Database['db']) => Promise<T>): Promise<T> {
    if (this.has(since)) {
      try {
        const answer = await this.#readUnlessLost(read);
        this.counts.replica += 1;
        return answer;
      } catch {
        // Lost, at odds with what it replays, or asked about what it does not have yet.
      }
    }
    this.counts.primary += 1;
    return read(primary);
  }

  async #readUnlessLost<T>(read: (db: Database['db']) => Promise<T>): Promise<T> {
    const lost = Promise.withResolvers<never>();
    this.#ends.add(lost.reject);
    try {
      return await Promise.race([read(this.#database.db), lost.promise]);
    } finally {
      this.#ends.delete(lost.reject);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
    await Promise.all([this.#database, this.#looking.replica, this.#looking.primary].map((one) => one.close()));
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await this.#look().then(
        () => this.#report(undefined),
        (error: Error) => this.#lose(error),
      );
      await sleep(lookEvery, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const { replica, primary } = this.#looking;
    const [replayed] = await ask(replica, `select pg_last_wal_replay_lsn() - '0/0' where pg_is_in_recovery()`);
    if (replayed === undefined) throw new Error('it follows no database');
    const at = Date.now();
    const [position = 0n] = await ask(primary, `select pg_current_wal_lsn() - '0/0'`);
    // It follows, so it was not ahead. One that is has changes that a former primary made and nobody else has.
    if (replayed > position) throw new Error('it is ahead of the database');
    this.#answeredAt = at;
    this.#marks.push({ at, position });
    while (this.#marks[0] && this.#marks[0].position <= replayed) this.#upTo = this.#marks.shift()!.at;
    while (this.#marks[0] && this.#marks[0].at < at - longestLag) this.#marks.shift();
  }

  #lose(why: Error): void {
    this.#marks = [];
    this.#upTo = this.#answeredAt = -Infinity;
    for (const end of this.#ends) end(why);
    // Also what is read when the answer is on its way ends now.
    for (const client of this.#clients) (client as unknown as Wired).connection.stream.destroy();
    this.#report(why);
  }

  #report(why: Error | undefined): void {
    const serves = why === undefined;
    // What goes well from the start is no news.
    if (serves !== (this.#serves ?? true)) this.#onChange(why);
    this.#serves = serves;
  }
}

/** What a client of `pg` speaks through. */
interface Wired {
  connection: { stream: { destroy(): void } };
}

async function ask({ pool }: Database, text: string): Promise<Position[]> {
  const { rows } = await pool.query<[string]>({ text, rowMode: 'array' });
  return rows.map(([value]) => BigInt(value));
}
