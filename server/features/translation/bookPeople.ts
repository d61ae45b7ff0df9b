import { and, asc, count, countDistinct, eq, inArray, sql } from 'drizzle-orm';
import { businessBook as declaredBook } from '#domain/books/businessBook.entity.ts';
import { mayRead } from '#domain/kit/entity.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import type * as calls from '#domain/translation/bookPeople.calls.ts';
import { openStatuses } from '#domain/translation/taskSteps.ts';
import { tables, translatedChapters, translationVersions } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { countIf } from './countIf.ts';
import { loadOpenWords } from './openWords.ts';

const { businessBook, edition, translationTask, user } = tables;

const listLanguages = (column: typeof edition.language | typeof translationTask.language) =>
  sql<StoryLanguage[]>`array_agg(distinct ${column} order by ${column})`;
const isOpen = inArray(translationTask.status, [...openStatuses]);

/** Tasks of a book by the people that `column` names. */
const loadTasksBy = (
  { db }: Context,
  book: number,
  column: typeof translationTask.translator_id | typeof translationTask.manager_id,
) =>
  db
    .select({
      id: user.id,
      name: user.user_name,
      languages: listLanguages(translationTask.language),
      tasks: count(),
      open_tasks: countIf(isOpen),
    })
    .from(translationTask)
    .innerJoin(user, eq(user.id, column))
    .where(eq(translationTask.book_id, book))
    .groupBy(user.id)
    .orderBy(asc(user.user_name));

/** Chapters of a book that were approved, by the people that `column` of the approval names. */
const loadApprovedBy = (
  { db }: Context,
  book: number,
  column: typeof translationVersions.translator_id | typeof translationVersions.user_id,
) =>
  db
    .select({
      id: user.id,
      name: user.user_name,
      languages: listLanguages(edition.language),
      approved_chapters: countDistinct(translatedChapters.id),
    })
    .from(translatedChapters)
    .innerJoin(translationVersions, eq(translationVersions.translated_chapter_id, translatedChapters.id))
    .innerJoin(edition, eq(edition.id, translatedChapters.edition_id))
    .innerJoin(user, eq(user.id, column))
    .where(and(eq(edition.book_id, book), eq(translationVersions.cause, 'approve')))
    .groupBy(user.id)
    .orderBy(asc(user.user_name));

type Translator = { id: number; name: string; languages: StoryLanguage[] };

/** Whoever had a task, or has approved chapters although the task was given to somebody else since. */
function joinTranslators(
  assigned: (Translator & { open_tasks: number })[],
  approved: (Translator & { approved_chapters: number })[],
  words: ReadonlyMap<number, number>,
) {
  const people = new Map([...approved, ...assigned].map(({ id, name, languages }) => [id, { id, name, languages }]));
  return [...people.values()]
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((one) => ({
      ...one,
      languages: [
        ...new Set([...assigned, ...approved].filter(({ id }) => id === one.id).flatMap((row) => row.languages)),
      ].toSorted(),
      open_tasks: assigned.find(({ id }) => id === one.id)?.open_tasks ?? 0,
      open_words: words.get(one.id) ?? 0,
      approved_chapters: approved.find(({ id }) => id === one.id)?.approved_chapters ?? 0,
    }));
}

export const bookPeople: HandlersOf<typeof calls> = {
  async listBookPeople({ params: { id } }, context) {
    const { db, user: me } = context;
    const [book] = await db
      .select({ author: { id: user.id, name: user.user_name } })
      .from(businessBook)
      .leftJoin(user, eq(user.id, businessBook.original_author_id))
      .where(eq(businessBook.id, id));
    if (!book) throw notFound();
    const [assigned, managers, translated, auditors, words] = await Promise.all([
      loadTasksBy(context, id, translationTask.translator_id),
      loadTasksBy(context, id, translationTask.manager_id),
      loadApprovedBy(context, id, translationVersions.translator_id),
      loadApprovedBy(context, id, translationVersions.user_id),
      loadOpenWords(context, id),
    ]);
    const mayKnow = mayRead(declaredBook.fields.original_author_id, me.role);
    return {
      translators: joinTranslators(assigned, translated, words),
      auditors,
      managers,
      original_author: mayKnow ? book.author : null,
    };
  },
};
