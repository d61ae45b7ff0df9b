import { setImmediate as restOfTurn } from 'node:timers/promises';
import type { Db } from '#server/db/database.ts';

/**
 * A reader of one thing by its key. What is asked for while the requests of one moment are taken in is read in one statement, so
 * that a server under load asks the less often the more there is to answer. Nothing is kept: whoever asks later reads anew.
 */
export function readTogether<T>(read: (db: Db, keys: string[]) => Promise<Map<string, T>>) {
  const gathering = new WeakMap<Db, { keys: Set<string>; answer: Promise<Map<string, T>> }>();

  function gather(db: Db) {
    const keys = new Set<string>();
    const answer = restOfTurn().then(() => {
      gathering.delete(db);
      return read(db, [...keys]);
    });
    const batch = { keys, answer };
    gathering.set(db, batch);
    return batch;
  }

  return async (db: Db, key: string): Promise<T | undefined> => {
    const { keys, answer } = gathering.get(db) ?? gather(db);
    keys.add(key);
    return (await answer).get(key);
  };
}
