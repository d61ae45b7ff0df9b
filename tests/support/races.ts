import { beforeAll, beforeEach, describe, inject } from 'vitest';
import { startServer, type TestServer } from './server.ts';

/** Tests on a real PostgreSQL; where there is none, they count as skipped. */
export function races(name: string, tests: (server: () => TestServer) => void): void {
  describe.skipIf(!inject('store').url)(name, () => {
    let server: TestServer;
    beforeAll(async () => void (server = await startServer()));
    beforeEach(() => server.reset());
    tests(() => server);
  });
}

/** The same at once, `count` times; `n` tells them apart. */
export const atOnce = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
