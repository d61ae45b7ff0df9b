import type { InterfaceLanguage, StoryLanguage } from '#domain/languages.ts';

/** A chapter as a table of a Word file: its title, and then each place of it as HTML, beside the translation. */
export interface TableChapter {
  number: number;
  title: { source: string | null; target: string | null };
  rows: { source: string; target: string }[];
}

/** Chapters of a task on their way into a file that is filled in and comes back. */
export interface TranslationTable {
  book: string;
  from: InterfaceLanguage;
  into: StoryLanguage;
  chapters: TableChapter[];
}

/** What the first cell of a title's row says; the rows of the text count on from it. */
export const titleRow = 0;
