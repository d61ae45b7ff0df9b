/** Takes figures of what the server does. */
export interface Metrics {
  request(call: string, status: number, ms: number): void;
  /** Timed work was done, or failed. */
  job(name: string, isDone: boolean): void;
  /** Somebody who knows how many listen. */
  streams(count: () => number): void;
}
