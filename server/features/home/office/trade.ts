import { and, asc, count, eq, gte, inArray, isNotNull, max, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { reviewAimDays } from '#domain/chapters/reviewAim.ts';
import { entities } from '#domain/entities.ts';
import type { getTrade } from '#domain/home/officeHome.calls.ts';
import { listTradePictures, tradeDays, tradePictures, tradeWeeks, type TradePicture } from '#domain/home/trade.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { addDays, addMonths, dayOf, getWeekday, monthOf, startOfDay } from '#domain/shared/clock.ts';
import { openStatuses } from '#domain/translation/taskSteps.ts';
import { selectDay } from '#server/db/businessZone.ts';
import { chapterReviews, tables } from '#server/db/schema.ts';
import { loadNetRevenue } from '#server/features/earnings/index.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';

const { chapter, contractApplication, payroll, statement, translationTask } = tables;
type Drawn = Pick<AnswerOf<typeof getTrade>['items'][number], 'month' | 'rows'>;

/** A figure of each of the last days, by what was read of those that have one. */
function fillDays(now: Date, figures: readonly { day: string; value: number }[]): Drawn {
  const first = addDays(dayOf(now), 1 - tradeDays);
  const byDay = new Map(figures.map(({ day, value }) => [day, value]));
  const days = Array.from({ length: tradeDays }, (_, index) => addDays(first, index));
  return { month: null, rows: days.map((day) => ({ key: day, values: [byDay.get(day) ?? 0] })) };
}

const getStart = (now: Date) => startOfDay(addDays(dayOf(now), 1 - tradeDays)).toISOString();

/** Words of chapters of the last days that are out, and these chapters. */
async function loadReleases({ db, user, now }: Context): Promise<Drawn[]> {
  const day = selectDay(chapter.published_at);
  const figures = await db
    .select({ day: sql<string>`${day}::text`, words: sum(chapter.word_count).mapWith(Number), chapters: count() })
    .from(chapter)
    .where(
      and(
        eq(chapter.status, 'published'),
        gte(chapter.published_at, getStart(now)),
        buildScope(db, entities.chapter, user, now),
      ),
    )
    .groupBy(day);
  return (['words', 'chapters'] as const).map((name) =>
    fillDays(
      now,
      figures.map((row) => ({ day: row.day, value: row[name] })),
    ),
  );
}

/** Decisions on chapters of each of the last weeks, in time or late; of those before that was noted nothing is told. */
async function loadReviews({ db, user, now }: Context): Promise<Drawn> {
  const today = dayOf(now);
  const first = addDays(today, 1 - getWeekday(today) - 7 * (tradeWeeks - 1));
  const week = sql<string>`date_trunc('week', ${selectDay(chapterReviews.created_at)})::date::text`;
  const { created_at, submitted_at } = chapterReviews;
  const late = sql`${created_at} - ${submitted_at} > make_interval(days => ${reviewAimDays})`;
  const figures = await db
    .select({
      week,
      inTime: sql<number>`count(*) filter (where not ${late})`.mapWith(Number),
      late: sql<number>`count(*) filter (where ${late})`.mapWith(Number),
    })
    .from(chapterReviews)
    .innerJoin(chapter, eq(chapter.id, chapterReviews.chapter_id))
    .where(
      and(
        isNotNull(submitted_at),
        gte(created_at, startOfDay(first).toISOString()),
        buildScope(db, entities.chapter, user, now),
      ),
    )
    .groupBy(week);
  const byWeek = new Map(figures.map((row) => [row.week, [row.inTime, row.late]]));
  const weeks = Array.from({ length: tradeWeeks }, (_, index) => addDays(first, 7 * index));
  return { month: null, rows: weeks.map((key) => ({ key, values: byWeek.get(key) ?? [0, 0] })) };
}

async function loadApplications({ db, user, now }: Context): Promise<Drawn> {
  const day = selectDay(contractApplication.applied_at);
  const figures = await db
    .select({ day: sql<string>`${day}::text`, value: count() })
    .from(contractApplication)
    .where(
      and(gte(contractApplication.applied_at, getStart(now)), buildScope(db, entities.contractApplication, user, now)),
    )
    .groupBy(day);
  return fillDays(now, figures);
}

async function loadOpenTasks({ db, user, now }: Context): Promise<Drawn> {
  const { language, ends_on, status } = translationTask;
  const late = sql`${ends_on} < ${dayOf(now)}`;
  const figures = await db
    .select({
      language,
      inTime: sql<number>`count(*) filter (where not ${late})`.mapWith(Number),
      late: sql<number>`count(*) filter (where ${late})`.mapWith(Number),
    })
    .from(translationTask)
    .where(and(inArray(status, [...openStatuses]), buildScope(db, entities.translationTask, user, now)))
    .groupBy(language)
    .orderBy(asc(language));
  return { month: null, rows: figures.map((row) => ({ key: row.language, values: [row.inTime, row.late] })) };
}

/** How many of the newest month stand where. */
async function loadStates({ db }: Context, table: typeof statement | typeof payroll): Promise<Drawn> {
  const [newest] = await db.select({ month: max(table.month) }).from(table);
  const month = newest?.month ?? null;
  if (month === null) return { month, rows: [] };
  const status = table.status as PgColumn;
  const figures = await db
    .select({ status: sql<string>`${status}`, value: count() })
    .from(table)
    .where(eq(table.month, month))
    .groupBy(status)
    .orderBy(asc(status));
  return { month, rows: figures.map((row) => ({ key: row.status, values: [row.value] })) };
}

async function loadRevenue({ db, now }: Context): Promise<Drawn[]> {
  const month = addMonths(monthOf(now), -1);
  const { app, language } = await loadNetRevenue(db, month);
  return [app, language].map((rows) => ({
    month,
    rows: rows.map(({ key, net_amount }) => ({ key, values: [net_amount] })),
  }));
}

/** What is read for which pictures, in their order. */
const sources: readonly { of: readonly TradePicture[]; load: (context: Context) => Promise<Drawn | Drawn[]> }[] = [
  { of: ['words', 'releases'], load: loadReleases },
  { of: ['reviews'], load: loadReviews },
  { of: ['applications'], load: loadApplications },
  { of: ['open_tasks'], load: loadOpenTasks },
  { of: ['statements'], load: (context) => loadStates(context, statement) },
  { of: ['payouts'], load: (context) => loadStates(context, payroll) },
  { of: ['revenue_by_app', 'revenue_by_language'], load: loadRevenue },
];

/** The pictures of the caller's role, of what their lists show; of no month while there is none. */
export const loadTrade: Handler<typeof getTrade> = async (_, context) => {
  const names = listTradePictures(context.user.role);
  const pictures = await Promise.all(
    sources
      .filter(({ of }) => of.some((name) => names.includes(name)))
      .map(async ({ of, load }) => [await load(context)].flat().map((picture, at) => ({ name: of[at]!, ...picture }))),
  );
  return {
    items: pictures.flat().filter(({ name, month }) => month !== null || tradePictures[name].by !== 'state'),
  };
};
