/** What may go wrong on purpose. */
export type Trouble = 'database' | 'server' | 'disk' | 'slow' | 'hostile';

/** Seconds after a fault in which its traces are still seen. */
const settles = 3;

/** What people saw. Durations in ms. */
export class Seen {
  /** Answers by their status, besides 200. */
  readonly refused = new Map<number, number>();
  /** What no fault explains. */
  readonly unexpected: string[] = [];
  /** Commands that were acknowledged; and those sent twice at once whose two answers differ. */
  acknowledged = 0;
  differed = 0;
  twice = 0;
  /** How long answers took in calm times, by what was asked. */
  readonly calm = new Map<string, number[]>();
  readonly #end = new AbortController();
  #trouble: Trouble | undefined;
  #since = 0;
  #until = 0;

  get signal(): AbortSignal {
    return this.#end.signal;
  }
  get goesOn(): boolean {
    return !this.#end.signal.aborted;
  }
  end(): void {
    this.#end.abort();
  }

  /** Does what is a fault. One at a time. */
  async during<T>(trouble: Trouble, act: () => Promise<T>): Promise<T> {
    this.#trouble = trouble;
    this.#since = performance.now();
    this.#until = Number.POSITIVE_INFINITY;
    try {
      return await act();
    } finally {
      this.#until = performance.now() + settles * 1000;
    }
  }

  /** Whether a fault, or its end, met what went on from an instant until now. */
  #met(began: number, ...troubles: Trouble[]): boolean {
    const named = troubles.length === 0 || (this.#trouble !== undefined && troubles.includes(this.#trouble));
    return named && this.#since <= performance.now() && began <= this.#until;
  }

  answered(what: string, began: number, status: number, hasRetryAfter: boolean, message: string): void {
    const took = performance.now() - began;
    const calm = !this.#met(began);
    if (calm) {
      const times = this.calm.get(what) ?? [];
      times.push(took);
      this.calm.set(what, times);
      if (took > 2000) this.unexpected.push(`${what}: an answer after ${Math.round(took)} ms`);
    }
    if (status === 200) return;
    this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
    const explained =
      status === 429 || (status === 503 && hasRetryAfter) || (status === 507 && this.#met(began, 'disk'));
    if (!explained) this.unexpected.push(`${what}: ${status} ${message}`);
  }

  broke(what: string, began: number, error: unknown): void {
    if (this.#met(began, 'server')) this.refused.set(0, (this.refused.get(0) ?? 0) + 1);
    else this.unexpected.push(`${what}: ${String(error)} ${String((error as Error).cause ?? '')}`);
  }
}
