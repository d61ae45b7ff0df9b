/** Seconds that something is kept at least, and at most. */
const [shortest, longest] = [10, 300];
/** Lists that are remembered of a database at once. */
const most = 500;

interface Entry<T> {
  value: Promise<T>;
  until: number;
}

/**
 * What is worked out for a list of a database and may be some seconds old: kept a hundred times as long as it took, so that
 * it costs a hundredth of the time however large the list is. `isKept` tells what is worth it; what fails is not kept.
 */
export class Kept<T> {
  readonly #byDatabase = new WeakMap<object, Map<string, Entry<T>>>();
  readonly #isKept: (value: T) => boolean;

  constructor(isKept: (value: T) => boolean) {
    this.#isKept = isKept;
  }

  /** The same for all who ask at once. */
  get(db: object, key: string, work: () => Promise<T>): Promise<T> {
    const entries = this.#byDatabase.get(db) ?? new Map<string, Entry<T>>();
    this.#byDatabase.set(db, entries);
    const former = entries.get(key);
    if (former && performance.now() < former.until) return former.value;
    const begun = performance.now();
    const entry: Entry<T> = { value: work(), until: Infinity };
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > most) entries.delete(entries.keys().next().value!);
    const forget = () => void (entries.get(key) === entry && entries.delete(key));
    entry.value.then((value) => {
      const now = performance.now();
      if (!this.#isKept(value)) forget();
      else entry.until = now + Math.min(longest * 1000, Math.max(shortest * 1000, (now - begun) * 100));
    }, forget);
    return entry.value;
  }
}
