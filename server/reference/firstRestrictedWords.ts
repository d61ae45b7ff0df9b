import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storyLanguages, type StoryLanguage } from '#domain/languages.ts';

interface Group {
  /** What an author of that language is told. */
  note: string;
  words: readonly string[];
}

const readGroups = (language: StoryLanguage): readonly Group[] =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'restricted-words', `${language}.json`), 'utf8'));

/** The restricted words that every platform begins with. The staff may add to them, change and delete them. */
export const readFirstRestrictedWords = () =>
  storyLanguages.map((language) => ({ language, groups: readGroups(language) }));
