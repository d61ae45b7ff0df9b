import { and, eq } from 'drizzle-orm';
import { fillNumbers, listPresentNumbers, type PresentNumbers } from '#domain/articles/livingNumbers.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { renderArticle } from './articleHtml.ts';

const { tag } = tables;
export type Drawing = Pick<Context, 'db' | 'signingAge'>;

interface Text {
  title: string;
  language: InterfaceLanguage;
  summary: string;
  body: string;
}

/** What authors can choose: a story may still have a genre that is offered no more. */
const isOfferedGenre = and(eq(tag.group, 'genre'), eq(tag.offered, true));

/** The numbers that a setting or records decide. */
export const loadPresentNumbers = async ({ db, signingAge }: Drawing) => ({
  'contracts.signing_age': signingAge,
  'stories.genres': await db.$count(tag, isOfferedGenre),
});

/** All numbers of the platform as they are now. */
export const loadAllNumbers = async (context: Drawing): Promise<PresentNumbers> =>
  listPresentNumbers(await loadPresentNumbers(context));

/** Texts as their readers get them: with the platform's numbers, or those that were `kept`, and HTML of their Markdown. */
export async function drawTexts(context: Drawing, texts: readonly Text[], kept?: PresentNumbers) {
  const namesGenres = texts.some(({ summary, body }) => `${summary} ${body}`.includes('{{stories.genres}}'));
  // The genres take a look at records.
  const load = () => (namesGenres ? loadPresentNumbers(context) : { 'contracts.signing_age': context.signingAge });
  const present = kept ?? (await load());
  return texts.map(({ title, language, summary, body }) => ({
    title,
    language,
    summary: fillNumbers(summary, language, present),
    html: renderArticle(body, language, present),
  }));
}
