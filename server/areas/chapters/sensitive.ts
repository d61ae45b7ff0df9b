import { asc, eq, inArray } from 'drizzle-orm';
import type * as calls from '#domain/calls/sensitiveKeywords.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { paragraphsOf } from '#domain/rules/chapterText.ts';
import { flagger, type Restricted } from '#domain/rules/sensitive.ts';
import { chapterTexts, tables } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { findStory, type StoryRow } from './story.ts';

const { restrictedWord } = tables;
/** Texts that are held at once. */
const texts = 100;

const restrictedOf = ({ db }: Context, language: StoryLanguage): Promise<Restricted[]> =>
  db
    .select({ word: restrictedWord.word, note: restrictedWord.note })
    .from(restrictedWord)
    .where(eq(restrictedWord.language, language))
    .orderBy(asc(restrictedWord.word), asc(restrictedWord.id));

/** Finds restricted words and contact data in a text of a language. */
export const flaggerOf = async (context: Context, language: StoryLanguage) =>
  flagger(await restrictedOf(context, language));

/** Restricted words and contact data in these chapters of a story, counted. */
export async function countFlags(context: Context, story: StoryRow, ids: readonly number[]): Promise<number> {
  const flag = await flaggerOf(context, story.language);
  let flags = 0;
  for (let first = 0; first < ids.length; first += texts) {
    const some = inArray(chapterTexts.chapter_id, ids.slice(first, first + texts));
    for (const { content } of await context.db.select().from(chapterTexts).where(some))
      for (const paragraph of paragraphsOf(content)) flags += flag(paragraph).length;
  }
  return flags;
}

export const sensitive: HandlersOf<typeof calls> = {
  async listSensitiveKeywords({ params }, context) {
    const { language } = await findStory(context, params.fiction_id);
    return { items: await restrictedOf(context, language) };
  },
};
