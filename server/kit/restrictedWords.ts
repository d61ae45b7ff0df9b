import { asc, eq } from 'drizzle-orm';
import { createFlagger, type Restricted } from '#domain/editor/restrictedWords.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from './context.ts';

const { restrictedWord } = tables;

/** The restricted words of a language, by the alphabet. */
export const loadRestrictedWords = ({ db }: Context, language: StoryLanguage): Promise<Restricted[]> =>
  db
    .select({ word: restrictedWord.word, note: restrictedWord.note })
    .from(restrictedWord)
    .where(eq(restrictedWord.language, language))
    .orderBy(asc(restrictedWord.word), asc(restrictedWord.id));

/** Finds restricted words and contact data in a text of a language. */
export const loadFlagger = async (context: Context, language: StoryLanguage) =>
  createFlagger(await loadRestrictedWords(context, language));
