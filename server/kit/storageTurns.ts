import type { Database } from '#server/db/database.ts';
import { Turns, uploadWaits } from './turns.ts';

const turnsByPool = new WeakMap<object, Turns>();

/**
 * Has what stores files hold half of the connections at most: it waits for storage in its transaction, and where storage answers
 * nobody, whoever needs no file would wait for a connection as long as that takes.
 */
export function inStorageTurn<T>({ pool }: Database, account: number, work: () => Promise<T>): Promise<T> {
  const atOnce = Math.max(1, Math.floor(pool.options.max / 2));
  const turns = turnsByPool.get(pool) ?? new Turns({ atOnce, ...uploadWaits });
  turnsByPool.set(pool, turns);
  return turns.run(account, work);
}
