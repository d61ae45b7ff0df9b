import { beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import { isLong } from './long.ts';
import { startServer, type TestServer } from './server.ts';

/** In ms: some start processes, and kill and start PostgreSQL. */
const timeout = 90_000;

/** Tests on a real PostgreSQL; where there is none, they count as skipped. */
export function races(name: string, tests: (server: () => TestServer) => void): void {
  describe.skipIf(!inject('store').url)(name, { timeout }, () => {
    let server: TestServer;
    beforeAll(async () => void (server = await startServer()));
    beforeEach(() => server.reset());
    tests(() => server);
  });
}

/** The answer to a call while rows are held by `hold`, and changed by `sql` once the call waits for them. */
export async function during<T>({ pool }: TestServer, hold: string, sql: string, call: () => Promise<T>): Promise<T> {
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query(hold);
    const request = call();
    // Of this database alone: others of the same PostgreSQL have tests of their own.
    const isWaiting = `datname = current_database() and wait_event_type = 'Lock'`;
    const waiting = async () => (await pool.query(`select from pg_stat_activity where ${isWaiting}`)).rowCount;
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
    await other.query(sql);
    await other.query('commit');
    return await request;
  } finally {
    other.release();
  }
}

/** How many do the same at once: more than there are clients in the pool. */
export const crowd = isLong ? 50 : 24;

/** How often a race is run; RACE_ROUNDS=100 looks for one that is seldom lost. */
export const rounds = Number(process.env.RACE_ROUNDS ?? (isLong ? 5 : 2));

/** The same at once, `count` times; `n` tells them apart. */
export const atOnce = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
