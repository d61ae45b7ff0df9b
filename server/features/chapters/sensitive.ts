import { asc, eq } from 'drizzle-orm';
import { flagger, type Restricted } from '#domain/editor/sensitive.ts';
import type * as calls from '#domain/editor/sensitiveKeywords.calls.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { tables } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { findStory } from './story.ts';

const { restrictedWord } = tables;

const restrictedOf = ({ db }: Context, language: StoryLanguage): Promise<Restricted[]> =>
  db
    .select({ word: restrictedWord.word, note: restrictedWord.note })
    .from(restrictedWord)
    .where(eq(restrictedWord.language, language))
    .orderBy(asc(restrictedWord.word), asc(restrictedWord.id));

/** Finds restricted words and contact data in a text of a language. */
export const createFlagger = async (context: Context, language: StoryLanguage) =>
  flagger(await restrictedOf(context, language));

export const sensitive: HandlersOf<typeof calls> = {
  async listSensitiveKeywords({ params }, context) {
    const { language } = await findStory(context, params.fiction_id);
    return { items: await restrictedOf(context, language) };
  },
};
