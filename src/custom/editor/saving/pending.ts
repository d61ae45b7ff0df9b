import type { SaveCause } from '#domain/chapters/chapter.ts';
import type { Stored, Text } from './text.ts';

export type Cause = Extract<SaveCause, 'autosave' | 'save' | 'conflict' | 'restore'>;

/**
 * A save that was sent, or is about to be, until its answer is there. Whoever sends it again sends the same key and the
 * same text over the same revision, so it has one effect and never finds itself to be somebody else's change.
 */
export interface Pending {
  key: string;
  /** Absent: a new chapter is made. */
  chapter_id?: number;
  revision: number;
  text: Text;
  cause: Cause;
}

/** What the server answers to a save. */
export interface Acknowledged {
  id: number;
  revision: number;
  updated_at: string;
}

/** The server, as far as the text of one chapter goes. Each throws what the client throws: `status`, `message`, `errors`. */
export interface Remote<A extends Acknowledged = Acknowledged> {
  /** `leaving`: the page may be gone before the answer. */
  save(pending: Pending, leaving?: boolean): Promise<A>;
  load(chapter_id: number): Promise<Stored>;
  /** Keeps a text as a version of the chapter. */
  keep(chapter_id: number, text: Text, key: string): Promise<void>;
}
