import { readTexts } from '#demo/kit/readTexts.ts';
import { storyLanguages, type StoryLanguage } from '#domain/languages.ts';
import type { demoAccounts } from './demoAccounts.ts';

export const demoAuthor = 'author' satisfies keyof typeof demoAccounts;
/** Has no story at all. */
export const demoNewcomer = 'newauthor' satisfies keyof typeof demoAccounts;

interface Penman {
  user_name: string;
  pen_name: string;
  /** Has stories under contract. */
  signed: boolean;
  blocked?: boolean;
}

/** `authors.json`: the authors of a language, and where they live. */
export interface AuthorTexts {
  home: { country: string; city: string; mobile: string };
  authors: readonly Penman[];
}

const texts = readTexts<StoryLanguage, AuthorTexts>(storyLanguages, 'authors');

/** An author of the demo data. */
export interface AuthorEntry extends Penman {
  language: StoryLanguage;
}

export const authorEntries: readonly AuthorEntry[] = storyLanguages.flatMap((language) =>
  texts[language].authors.map((author) => ({ ...author, language })),
);

export const isDemoAuthor = ({ user_name }: { user_name: string }): boolean => user_name === demoAuthor;

export const getHome = ({ language }: AuthorEntry): AuthorTexts['home'] => texts[language].home;
