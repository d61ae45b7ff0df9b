/** A story plays in the world of today or in one of swords and candles. */
export type World = 'modern' | 'realm';

/** What the staff writes: of statements, in place of a contract, and of maintenance. */
export type Note = 'refused' | 'event';

/**
 * What a language's chapters, comments and messages are made of. Chapters are told by the lead in the first person;
 * every line of a list stands on its own, so that they go together in any order. Slots: `{hero}`, `{other}`, a place
 * `{at}`, words by the other's gender `{he/she}` or the lead's `{me:seul/seule}`, Korean particles `{other|이/가}`.
 */
export interface Bank {
  /** Where something happens, as the phrase that follows a verb. */
  places: Record<World, readonly string[]>;
  openings: readonly string[];
  scenes: readonly string[];
  worldScenes: Record<World, readonly string[]>;
  actions: readonly string[];
  thoughts: readonly string[];
  /** Whole paragraphs of talk. */
  talk: readonly string[];
  endings: readonly string[];
  chapterTitles: readonly string[];
  /** Why an editor sent a chapter back. */
  rejections: readonly string[];
  /** What follows the title of a further volume, and what its synopsis says besides. */
  subtitles: readonly string[];
  sequels: readonly string[];
  bookComments: readonly string[];
  chapterComments: readonly string[];
  /** Title and text; slots `{pen}`, `{title}`, `{month}`. */
  messages: Record<Note, readonly [title: string, content: string]>;
}
