import DataLoader from 'dataloader';
import type { Db } from '#server/db/database.ts';

/**
 * A reader of one thing by its key. What is asked for while the requests of one moment are taken in is read in one statement, so
 * that a server under load asks the less often the more there is to answer. Nothing is kept: whoever asks later reads anew.
 */
export function readTogether<T>(read: (db: Db, keys: string[]) => Promise<Map<string, T>>) {
  const loaders = new WeakMap<Db, DataLoader<string, T | undefined>>();
  const createLoader = (db: Db) =>
    new DataLoader<string, T | undefined>(
      async (keys) => {
        const all = await read(db, [...new Set(keys)]);
        return keys.map((key) => all.get(key));
      },
      { cache: false, batchScheduleFn: setImmediate },
    );
  return (db: Db, key: string): Promise<T | undefined> => {
    const loader = loaders.get(db) ?? createLoader(db);
    loaders.set(db, loader);
    return loader.load(key);
  };
}
