import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import type pg from 'pg';

/** What is being done. */
export interface Work {
  /** The id of the request that is being answered, if it is one. */
  requestId?: string | undefined;
  /** Where traces are taken. */
  span?: Span | undefined;
}

export const currentWork = new AsyncLocalStorage<Work>();

export interface Statement {
  text: string;
  /** When it was sent, as `performance.now()` tells it, and how long it took. */
  begun: number;
  ms: number;
  /** PostgreSQL's process, as its own log names it (`%p`). */
  pid: number;
  /** Why it was refused, if it was. */
  error: unknown;
  /** What it was sent for. */
  work: Work | undefined;
}

type Query = (...args: unknown[]) => unknown;
interface Config {
  text: string;
  work?: Work | undefined;
}

const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null && 'text' in value;

/**
 * Calls back with each statement of a pool when it is over. A statement that waits for a client is sent in the midst of the
 * request that gives one back, so that it brings along what it is for.
 */
export function watchStatements(pool: pg.Pool, onStatement: (statement: Statement) => void): void {
  const send = pool.query.bind(pool) as Query;
  pool.query = ((config: unknown, ...rest: unknown[]) =>
    send(isConfig(config) ? { ...config, work: currentWork.getStore() } : config, ...rest)) as typeof pool.query;
  pool.on('connect', (client) => {
    const { processID: pid } = client as unknown as { processID: number };
    const query = client.query.bind(client) as Query;
    client.query = ((config: unknown, ...rest: unknown[]) => {
      const begun = performance.now();
      const text = isConfig(config) ? config.text : String(config);
      const work = isConfig(config) && 'work' in config ? config.work : currentWork.getStore();
      const done = (error?: unknown) => onStatement({ text, begun, ms: performance.now() - begun, pid, error, work });
      const last = rest.at(-1);
      if (typeof last === 'function') {
        const answer = (...results: unknown[]) => {
          done(results[0]);
          (last as Query)(...results);
        };
        return query(config, ...rest.slice(0, -1), answer);
      }
      const answer = query(config, ...rest) as Promise<unknown>;
      answer.then(() => done(), done);
      return answer;
    }) as typeof client.query;
  });
}
