import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry, Journal } from './journal.ts';

interface Schema extends DBSchema {
  entries: { key: string; value: Entry; indexes: { story: [number, number] } };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** Opened at first use and, where that failed or the browser took it away, at the next. */
function open(): Promise<IDBPDatabase<Schema>> {
  const again = () => void (opening = undefined);
  opening ??= openDB<Schema>('quillhouse-journal', 1, {
    upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'id' }).createIndex('story', ['user', 'fiction']),
    terminated: again,
  });
  opening.catch(again);
  return opening;
}

/** The journal of this browser. Each write is committed at once, since what follows may be a crash. */
export const deviceJournal: Journal = {
  async put(entry) {
    const change = (await open()).transaction('entries', 'readwrite');
    const written = change.store.put(entry);
    change.commit();
    await Promise.all([written, change.done]);
  },

  async remove(id) {
    const change = (await open()).transaction('entries', 'readwrite');
    const removed = change.store.delete(id);
    change.commit();
    await Promise.all([removed, change.done]);
  },

  async of(user, fiction) {
    const range = fiction === undefined ? IDBKeyRange.bound([user], [user, []]) : [user, fiction];
    const entries = await (await open()).getAllFromIndex('entries', 'story', range as [number, number] | IDBKeyRange);
    return entries.toSorted((a, b) => b.at - a.at);
  },
};

/** Holds an entry for this window for as long as it lives, unless another window does. Answers what lets it go. */
export function claim(id: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`editor ${id}`, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((release) => resolve(release));
        resolve(undefined);
        return undefined;
      })
      .catch(reject);
  });
}
