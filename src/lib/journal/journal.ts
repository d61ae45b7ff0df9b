/** What one window has typed and the server has not acknowledged. */
export interface Kept {
  /** Of the window. */
  id: string;
  /** Nobody else is ever shown it. */
  user: number;
  /** When, in ms since 1970. */
  at: number;
}

/** Where unacknowledged text outlives the window. */
export interface Journal<E extends Kept> {
  put(entry: E): Promise<void>;
  remove(id: string): Promise<void>;
  /** Of one place that is written in, or of all, newest first. */
  of(user: number, place?: number): Promise<E[]>;
}
