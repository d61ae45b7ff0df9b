import type { Clock } from './clock.ts';
import type { Entry, Journal } from './journal.ts';

/** Does what is typed outlive the window? */
export type JournalStatus = 'kept' | 'full' | 'broken';

interface Given {
  id: string;
  journal: Journal;
  clock: Clock;
  /** What the server has not acknowledged; undefined where it has all. */
  read: () => Entry | undefined;
  onWritten: () => void;
}

/** Keeps the entry of one editor window in the journal of the device. */
export class JournalWriter {
  status: JournalStatus = 'kept';
  readonly #given: Given;
  #cancel: (() => void) | undefined;

  constructor(options: Given) {
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
