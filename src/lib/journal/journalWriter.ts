import type { Clock } from './clock.ts';
import type { Journal, Kept } from './journal.ts';

/** Does what is typed outlive the window? */
export type JournalStatus = 'kept' | 'full' | 'broken';

/** Milliseconds from a change to the journal (reliability.md, 'Goals'). */
export const journalDelay = 300;

interface Given<E extends Kept> {
  id: string;
  journal: Journal<E>;
  clock: Clock;
  /** What the server has not acknowledged; undefined where it has all. */
  read: () => E | undefined;
  onWritten: () => void;
}

/** Keeps the entry of one window in the journal of the device. */
export class JournalWriter<E extends Kept> {
  status: JournalStatus = 'kept';
  readonly #given: Given<E>;
  #cancel: (() => void) | undefined;

  constructor(options: Given<E>) {
    this.#given = options;
  }

  /** Writes at the latest so many milliseconds after the first time this was asked for. */
  flushWithin(ms: number): void {
    this.#cancel ??= this.#given.clock.after(ms, () => void this.flush());
  }

  async flush(): Promise<void> {
    this.#cancel?.();
    this.#cancel = undefined;
    const { id, journal, read, onWritten } = this.#given;
    const entry = read();
    try {
      await (entry ? journal.put(entry) : journal.remove(id));
      this.status = 'kept';
    } catch (error) {
      this.status = (error as Error).name === 'QuotaExceededError' ? 'full' : 'broken';
    }
    onWritten();
  }
}
