import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { usualPace } from '#domain/translation/pace.ts';
import { assessRisks, pickWorstRisk, type Risk } from '#domain/translation/risk.ts';
import { openStatuses } from '#domain/translation/taskSteps.ts';
import type * as calls from '#domain/translation/translationProgress.calls.ts';
import { tables, taskChapters, translatedChapters } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { hasText, buildScope } from '#server/kit/list.ts';
import { loadPaces } from './pace.ts';

const { businessBook, edition, sourceChapter, translationTask } = tables;
const { state, stale, words, done_words, done_segments, segment_count } = translatedChapters;
const getSum = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)`.mapWith(Number);
const countIn = (of: string) => sql<number>`count(*) filter (where ${state} = ${of})`.mapWith(Number);
/** As `lagsBehind` says of one. */
const lagging = sql`${stale} > 0 or (${state} in ('approved', 'released') and ${done_segments} < ${segment_count})`;

interface OpenTask {
  language: string;
  ends_on: string;
  risk: Risk;
}

/** The open tasks by their book: few, however many chapters and books there are. */
async function loadOpenTasks(context: Context): Promise<Map<number, OpenTask[]>> {
  const { db, now } = context;
  const { id, book_id, language, ends_on, translator_id } = translationTask;
  const [rows, getPace] = await Promise.all([
    db
      .select({
        book_id,
        language,
        ends_on,
        translator_id,
        words: getSum(sql`${words} - ${done_words}`),
        chapters:
          sql<number>`count(*) filter (where ${translatedChapters.state} in ('untranslated', 'in_work'))`.mapWith(
            Number,
          ),
      })
      .from(translationTask)
      .leftJoin(taskChapters, and(eq(taskChapters.task_id, id), taskChapters.is_open))
      .leftJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
      .where(inArray(translationTask.status, [...openStatuses]))
      .groupBy(id),
    loadPaces(context),
  ]);
  const byBook = new Map<number, OpenTask[]>();
  for (const [translator, own] of Map.groupBy(rows, (row) => row.translator_id)) {
    const pace = getPace(translator) ?? usualPace;
    const risks = assessRisks(
      own.map((row) => ({ ...row, pace })),
      now,
    );
    own.forEach((row, at) => {
      const open = { language: row.language, ends_on: row.ends_on, risk: risks[at]! };
      byBook.set(row.book_id, [...(byBook.get(row.book_id) ?? []), open]);
    });
  }
  return byBook;
}

/** What is counted of these books: chapters and words of the source, and of each edition its chapters by state. */
async function loadCounts({ db }: Context, books: readonly number[]) {
  const sources = db
    .select({ book_id: sourceChapter.book_id, chapters: count(), words: getSum(sql`${sourceChapter.word_count}`) })
    .from(sourceChapter)
    .where(inArray(sourceChapter.book_id, [...books]))
    .groupBy(sourceChapter.book_id);
  const editions = db
    .select({
      book_id: edition.book_id,
      id: edition.id,
      language: edition.language,
      in_work: countIn('in_work'),
      in_review: countIn('in_review'),
      approved: countIn('approved'),
      released: countIn('released'),
      stale: sql<number>`count(*) filter (where ${lagging})`.mapWith(Number),
      done_words: getSum(sql`${done_words}`),
    })
    .from(edition)
    .leftJoin(translatedChapters, eq(translatedChapters.edition_id, edition.id))
    .where(inArray(edition.book_id, [...books]))
    .groupBy(edition.id)
    .orderBy(asc(edition.language));
  const [bySource, byEdition] = await Promise.all([sources, editions]);
  return { sources: new Map(bySource.map((row) => [row.book_id, row])), editions: byEdition };
}

export const translationProgress: HandlersOf<typeof calls> = {
  async listTranslationProgress({ query: { page, per_page, q } }, context) {
    const { db, user } = context;
    const { id, title, search } = businessBook;
    const bookFilter = and(hasText(search, q), buildScope(db, entities.businessBook, user, context.now));
    const open = await loadOpenTasks(context);
    const getBookRisk = (book: number) => pickWorstRisk((open.get(book) ?? []).map(({ risk }) => risk));
    const rated = [...open.keys()].map((book) => ({ id: book, risk: getBookRisk(book) }));
    const [total, risky] = await Promise.all([
      db.$count(businessBook, bookFilter),
      db
        .select({ id })
        .from(businessBook)
        .where(
          and(
            bookFilter,
            inArray(
              id,
              rated.flatMap((book) => (book.risk === 'in_time' ? [] : [book.id])),
            ),
          ),
        ),
    ]);
    const getIds = (risk: Risk) => risky.flatMap((book) => (getBookRisk(book.id) === risk ? [book.id] : []));
    const [late, at_risk] = [getIds('late'), getIds('at_risk')];
    const among = (ids: number[]) => (ids.length > 0 ? [desc(inArray(id, ids))] : []);
    const books = await db
      .select({ id, title })
      .from(businessBook)
      .where(bookFilter)
      .orderBy(...among(late), ...among(at_risk), asc(title), asc(id))
      .limit(per_page)
      .offset((page - 1) * per_page);
    const { sources, editions } = await loadCounts(
      context,
      books.map((book) => book.id),
    );
    const items = books.map((book) => {
      const { chapters = 0, words: all = 0 } = sources.get(book.id) ?? {};
      const ofBook = editions.filter(({ book_id }) => book_id === book.id);
      return {
        ...book,
        chapters,
        words: all,
        risk: getBookRisk(book.id),
        editions: ofBook.map(({ book_id: _, ...row }) => {
          const tasks = (open.get(book.id) ?? []).filter(({ language }) => language === row.language);
          const [ends_on = null] = tasks.map((task) => task.ends_on).sort();
          return { ...row, ends_on, risk: pickWorstRisk(tasks.map(({ risk }) => risk)) };
        }),
      };
    });
    return { items, total, late: late.length, at_risk: at_risk.length };
  },
};
