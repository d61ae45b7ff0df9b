import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** The id of the request that is being answered. */
export const requestIds = new AsyncLocalStorage<string>();

export interface Statement {
  text: string;
  /** From when it was sent. */
  ms: number;
  /** PostgreSQL's process, as its own log names it (`%p`). */
  pid: number;
  request_id: string | undefined;
}

type Query = (...args: unknown[]) => unknown;
interface Config {
  text: string;
  requestId?: string | undefined;
}

const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null && 'text' in value;

/**
 * Calls back with each statement of a pool when it is over. A statement that waits for a client is sent in the midst of the
 * request that gives one back, so that it brings the id of its own along.
 */
export function watchStatements(pool: pg.Pool, onStatement: (statement: Statement) => void): void {
  const send = pool.query.bind(pool) as Query;
  pool.query = ((config: unknown, ...rest: unknown[]) =>
    send(isConfig(config) ? { ...config, requestId: requestIds.getStore() } : config, ...rest)) as typeof pool.query;
  pool.on('connect', (client) => {
    const { processID: pid } = client as unknown as { processID: number };
    const query = client.query.bind(client) as Query;
    client.query = ((config: unknown, ...rest: unknown[]) => {
      const begun = performance.now();
      const text = isConfig(config) ? config.text : String(config);
      const request_id = isConfig(config) && 'requestId' in config ? config.requestId : requestIds.getStore();
      const done = () => onStatement({ text, ms: performance.now() - begun, pid, request_id });
      const last = rest.at(-1);
      if (typeof last === 'function') {
        const answer = (...results: unknown[]) => {
          done();
          (last as Query)(...results);
        };
        return query(config, ...rest.slice(0, -1), answer);
      }
      const answer = query(config, ...rest) as Promise<unknown>;
      answer.then(done, done);
      return answer;
    }) as typeof client.query;
  });
}
