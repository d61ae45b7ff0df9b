import { openDB, type IDBPDatabase } from 'idb';
import type { Journal, Kept } from './journal.ts';

const store = 'entries';

/** A journal of this browser, by user and by a field that names what is written in. */
export function createDeviceJournal<E extends Kept>(
  name: string,
  { index, field }: { index: string; field: string & keyof E },
): Journal<E> {
  let opening: Promise<IDBPDatabase> | undefined;

  /** Opened at first use and, where that failed or the browser took it away, at the next. */
  function open(): Promise<IDBPDatabase> {
    const again = () => void (opening = undefined);
    opening ??= openDB(name, 1, {
      upgrade: (db) => void db.createObjectStore(store, { keyPath: 'id' }).createIndex(index, ['user', field]),
      terminated: again,
    });
    opening.catch(again);
    return opening;
  }

  /** Each write is committed at once, since what follows may be a crash. */
  async function change(write: (entries: { put(entry: E): unknown; delete(id: string): unknown }) => unknown) {
    const transaction = (await open()).transaction(store, 'readwrite');
    const written = write(transaction.store);
    transaction.commit();
    await Promise.all([written, transaction.done]);
  }

  return {
    put: (entry) => change((entries) => entries.put(entry)),
    remove: (id) => change((entries) => entries.delete(id)),

    async of(user, place) {
      const range = place === undefined ? IDBKeyRange.bound([user], [user, []]) : [user, place];
      const entries: E[] = await (await open()).getAllFromIndex(store, index, range);
      return entries.toSorted((a, b) => b.at - a.at);
    },
  };
}

/** Holds something by its name for this window for as long as it lives, unless another window does. Answers what lets it go. */
export function claim(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((release) => resolve(release));
        resolve(undefined);
        return undefined;
      })
      .catch(reject);
  });
}
