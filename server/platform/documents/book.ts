import type { StoryLanguage } from '#domain/languages.ts';

/** A story on its way into a file. */
export interface Book {
  id: number;
  title: string;
  author: string;
  language: StoryLanguage;
  synopsis: string;
  /** JPEG. */
  cover?: Uint8Array;
  /** ISO instant at which the file is made. */
  made_at: string;
  chapters: { number: number; title: string | null; content: string }[];
}
