import type { Journal as KeptJournal, Kept } from '../../../lib/journal/journal.ts';
import type { Pending } from './pending.ts';
import type { Text } from './text.ts';

/** What one editor window has typed and the server has not acknowledged. */
export interface Entry extends Kept {
  fiction: number;
  chapter: number | null;
  /** The state of the chapter that was typed over; 0 for a new one. */
  revision: number;
  text: Text;
  pending: Pending | null;
}

/** Its places are stories. */
export type Journal = KeptJournal<Entry>;
