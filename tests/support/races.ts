import { beforeAll, beforeEach, describe, inject } from 'vitest';
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

/** How many do the same at once: more than there are clients in the pool. */
export const crowd = isLong ? 50 : 24;

/** How often a race is run; RACE_ROUNDS=100 looks for one that is seldom lost. */
export const rounds = Number(process.env.RACE_ROUNDS ?? (isLong ? 5 : 2));

/** The same at once, `count` times; `n` tells them apart. */
export const atOnce = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
