import type { Database } from '#server/db/database.ts';
import { Turns } from './turns.ts';

const turnsByPool = new WeakMap<object, Turns>();

/**
 * Has uploads hold half of the connections at most: each waits for storage in its transaction, and where storage answers
 * nobody, whoever needs no file would wait for a connection as long as that takes.
 */
export function inUploadTurn<T>({ pool }: Database, account: number, work: () => Promise<T>): Promise<T> {
  const atOnce = Math.max(1, Math.floor(pool.options.max / 2));
  const turns = turnsByPool.get(pool) ?? new Turns({ atOnce, mayWait: 100, mayWaitOfOne: 30 });
  turnsByPool.set(pool, turns);
  return turns.run(account, work);
}
