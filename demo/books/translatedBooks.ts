import { readText } from '#demo/kit/readTexts.ts';
import type { grades } from '#domain/books/businessBook.entity.ts';
import type { entryTypes } from '#domain/dictionary/dictionaryEntry.entity.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import type { TargetLanguage } from './chineseChapters.ts';

/** An entry of a book's dictionary. */
export interface Term {
  term: string;
  translation: string;
  type: (typeof entryTypes)[number];
  first_appearance: number;
  note?: string;
}

interface TranslatedBook {
  title: string;
  grade: (typeof grades)[number];
  into: StoryLanguage;
  terms: readonly Term[];
}

/** A Chinese book that was bought for translation. */
export interface SourceBook extends TranslatedBook {
  chinese_name: string;
  author: string;
  category: string;
  /** Chapters that there are in Chinese. */
  chapters: number;
  into: TargetLanguage;
}

export const sourceBooks = readText<readonly SourceBook[]>('source-books');

/** Signed stories of the portal that are translated, by their title. */
export const signedBooks = readText<readonly TranslatedBook[]>('signed-books');
