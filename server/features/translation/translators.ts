import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { storyLanguages, type StoryLanguage } from '#domain/languages.ts';
import { countWorkDays } from '#domain/translation/pace.ts';
import type { listTranslators } from '#domain/translation/tasks.calls.ts';
import { tables } from '#server/db/schema.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { loadOpenWords } from './openWords.ts';
import { loadPaces } from './pace.ts';
import { loadQuality } from './quality.ts';

const { translationTask, user } = tables;

const isTranslating = and(eq(user.role, 'translator'), eq(user.status, 'active'));

/** Those who translate, by their names, with what they have still to do and their pace. */
export async function loadTranslators(context: Context) {
  const open = await loadOpenWords(context);
  const getPace = await loadPaces(context);
  const people = await context.db
    .select({ id: user.id, name: user.user_name })
    .from(user)
    .where(isTranslating)
    .orderBy(asc(user.user_name));
  return people.map((one) => ({ ...one, open_words: open.get(one.id) ?? 0, pace: getPace(one.id) }));
}

/** The languages that each translator has had tasks of: a look into the index for each, however many tasks there were. */
export async function loadLanguages({ db }: Context): Promise<(translator: number) => StoryLanguage[]> {
  const one = sql<StoryLanguage>`one`;
  const { translator_id, language } = translationTask;
  // The first one from here on, since an order is found in the index whatever the planner guesses.
  const next = db
    .select({ language })
    .from(translationTask)
    .where(and(eq(translator_id, user.id), gte(language, one)))
    .orderBy(asc(language))
    .limit(1)
    .as('next_task');
  const rows = await db
    .select({ id: user.id, language: next.language })
    .from(user)
    .crossJoin(sql`unnest(${sql.param([...storyLanguages])}::text[]) one`)
    .crossJoinLateral(next)
    .where(and(isTranslating, eq(next.language, one)))
    .orderBy(next.language);
  const languages = Map.groupBy(rows, ({ id }) => id);
  return (translator) => (languages.get(translator) ?? []).map((row) => row.language);
}

/** Who has most to do in front. */
export const loadTranslatorsWithWork: Handler<typeof listTranslators> = async (_, context) => {
  const [getLanguages, people, getQuality] = await Promise.all([
    loadLanguages(context),
    loadTranslators(context),
    loadQuality(context),
  ]);
  return {
    items: people
      .toSorted((one, other) => countWorkDays(other) - countWorkDays(one))
      .map((one) => ({
        ...one,
        languages: getLanguages(one.id),
        ...getQuality(one.id),
      })),
  };
};
