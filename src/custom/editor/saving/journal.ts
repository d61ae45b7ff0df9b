import type { Pending } from './pending.ts';
import type { Text } from './text.ts';

/** What one editor window has typed and the server has not acknowledged. */
export interface Entry {
  /** Of the editor window. */
  id: string;
  /** Nobody else is ever shown it. */
  user: number;
  fiction: number;
  chapter: number | null;
  /** The state of the chapter that was typed over; 0 for a new one. */
  revision: number;
  text: Text;
  pending: Pending | null;
  /** When, in ms since 1970. */
  at: number;
}

/** Where unacknowledged text outlives the window. */
export interface Journal {
  put(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  /** Of one story or of all, newest first. */
  of(user: number, fiction?: number): Promise<Entry[]>;
}
