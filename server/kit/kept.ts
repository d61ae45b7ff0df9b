import type { Query } from 'drizzle-orm';

/** Seconds that something is kept at least, and at most. */
const [shortest, longest] = [10, 300];
/** Lists that are remembered of a database at once. */
const most = 500;

interface Entry<T> {
  value: T;
  until: number;
}

/**
 * What a list is kept by: its statement with its values. The moment of the call among these is left out, such as until when
 * something is put off, or nothing would be kept for the next call.
 */
export function nameList({ sql, params }: Query, now: Date): string {
  const moment = now.toISOString();
  return `${sql} ${JSON.stringify(params.map((value) => (value === moment ? 'now' : value)))}`;
}

const keptByDatabase = new WeakMap<object, Map<Kept<any>, Map<string, Entry<any>>>>();

/** Has all be worked out anew for a database, whose rows are others than they were. */
export const forgetKept = (db: object): boolean => keptByDatabase.delete(db);

/**
 * What is worked out for a list of a database and may be some seconds old: kept a hundred times as long as it took, so that
 * it costs a hundredth of the time however large the list is. `isKept` tells what is worth it; what fails is not kept.
 */
export class Kept<T> {
  readonly #isKept: (value: T) => boolean;

  constructor(isKept: (value: T) => boolean) {
    this.#isKept = isKept;
  }

  async get(db: object, key: string, work: () => Promise<T>): Promise<T> {
    const kept = keptByDatabase.get(db) ?? new Map<Kept<any>, Map<string, Entry<any>>>();
    keptByDatabase.set(db, kept);
    const entries: Map<string, Entry<T>> = kept.get(this) ?? new Map<string, Entry<T>>();
    kept.set(this, entries);
    const former = entries.get(key);
    const begun = performance.now();
    if (former && begun < former.until) return former.value;
    // One works it out anew, and the others go on with what there is.
    if (former) former.until = begun + shortest * 1000;
    const value = await work();
    entries.delete(key);
    if (!this.#isKept(value)) return value;
    const now = performance.now();
    entries.set(key, { value, until: now + 1000 * Math.min(longest, Math.max(shortest, (now - begun) / 10)) });
    if (entries.size > most) entries.delete(entries.keys().next().value!);
    return value;
  }
}
