import { unavailable } from './apiError.ts';

export interface TurnLimits {
  /** Pieces of work that run at once, and that may wait for them. */
  atOnce: number;
  mayWait: number;
  /** Pieces of one account that may wait besides the one that runs. */
  mayWaitOfOne: number;
}

/** What of uploads may wait, for each of the things that it waits for. */
export const uploadWaits = { mayWait: 100, mayWaitOfOne: 30 };

interface QueuedWork {
  account: number;
  begin: () => void;
}

/**
 * Lets heavy work run a few pieces at a time, and of one account one after another, so that nobody holds all places.
 * Refuses with 503 what would have to wait behind too much.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #running = new Set<number>();
  readonly #waiting: QueuedWork[] = [];

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  async run<T>(account: number, work: () => Promise<T>): Promise<T> {
    await this.#begin(account);
    try {
      return await work();
    } finally {
      this.#running.delete(account);
      this.#next();
    }
  }

  #isFree(account: number): boolean {
    return this.#running.size < this.#limits.atOnce && !this.#running.has(account);
  }

  #begin(account: number): Promise<void> | void {
    if (this.#isFree(account)) return void this.#running.add(account);
    const { mayWait, mayWaitOfOne } = this.#limits;
    const own = this.#waiting.filter((one) => one.account === account).length;
    if (this.#waiting.length >= mayWait || own >= mayWaitOfOne) throw unavailable();
    return new Promise((resolve) => this.#waiting.push({ account, begin: resolve }));
  }

  /** Begins the one that waits longest and may. */
  #next(): void {
    const at = this.#waiting.findIndex(({ account }) => this.#isFree(account));
    if (at < 0) return;
    const [next] = this.#waiting.splice(at, 1);
    this.#running.add(next!.account);
    next!.begin();
  }
}
