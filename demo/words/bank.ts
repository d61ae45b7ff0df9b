/** A story plays in the world of today or in one of swords and candles. */
export type World = 'modern' | 'realm';

/** What the staff writes: of statements, in place of a contract, and of maintenance. */
export type Note = 'refused' | 'event';

/**
 * `chapters.json`. Chapters are told by the lead in the first person; every line of a list stands on its own, so that
 * they go together in any order. Slots: `{hero}`, `{other}`, a place `{at}`, words by the other's gender `{he/she}` or the
 * lead's `{me:seul/seule}`, Korean particles `{other|이/가}`.
 */
export interface ChapterWords {
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
}

/** `volumes.json`: what follows the title of a further volume, and what its synopsis says besides. */
export interface VolumeWords {
  subtitles: readonly string[];
  sequels: readonly string[];
}

/** `comments.json`, with the slots of chapters but for places. */
export interface CommentWords {
  /** Names that readers comment under. */
  readers: readonly string[];
  bookComments: readonly string[];
  chapterComments: readonly string[];
  /** What authors answer to readers. */
  answers: readonly string[];
}

/** `messages.json`; slots `{pen}`, `{title}`. */
export type Messages = Record<Note, { title: string; content: string }>;

/** What a language's chapters, comments and messages are made of. */
export interface Bank extends ChapterWords, VolumeWords, CommentWords {
  messages: Messages;
}
