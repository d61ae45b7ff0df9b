import { docxType } from '#domain/chapter-import/docxLimits.ts';
import type { StoryLanguage } from '#domain/languages.ts';

/** The formats that a book is written in, with their media types. */
export const bookFormats = { docx: docxType, epub: 'application/epub+zip' } as const;

export const isBookFormat = (format: string): format is keyof typeof bookFormats => Object.hasOwn(bookFormats, format);

/** A story, or an edition of a business book, on its way into a file. */
export interface Book {
  /** Names it among all books: the same for each file of it. */
  key: string;
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
