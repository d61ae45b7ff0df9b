import { and, asc, eq, gt, gte, lt, lte, sum, type SQL } from 'drizzle-orm';
import type * as calls from '#domain/home/home.calls.ts';
import { streakDays, countStreak } from '#domain/home/streak.ts';
import { addDays, addMonths, dayOf } from '#domain/shared/clock.ts';
import { dailyWords, tables } from '#server/db/schema.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { findStory, isOwnStory } from '#server/kit/story.ts';

const { fiction } = tables;
const { day, fiction_id } = dailyWords;
const words = sum(dailyWords.words).mapWith(Number);

export const getFullCalendar: Handler<typeof calls.getAllUpdateCalendar> = ({ params }, context) =>
  loadCalendar(context, params.month);

export const getStoryCalendar: Handler<typeof calls.getUpdateCalendar> = async ({ params }, context) => {
  const { id } = await findStory(context, params.fiction_id);
  return loadCalendar(context, params.month, eq(fiction_id, id));
};

async function loadCalendar(context: Context, month: string, where?: SQL) {
  const { db, now } = context;
  const today = dayOf(now);
  const daily = (more: SQL | undefined) =>
    db
      .select({ day, words })
      .from(dailyWords)
      .innerJoin(fiction, and(eq(fiction.id, fiction_id), isOwnStory(context)))
      .where(and(where, more))
      .groupBy(day)
      .orderBy(asc(day));
  const [days, recent] = await Promise.all([
    daily(and(gte(day, `${month}-01`), lt(day, `${addMonths(month, 1)}-01`))),
    daily(and(gt(day, addDays(today, -streakDays)), lte(day, today))),
  ]);
  const written = recent.filter(({ words }) => words > 0).map(({ day }) => day);
  return {
    month,
    days,
    today: { day: today, words: recent.find(({ day }) => day === today)?.words ?? 0 },
    streak: countStreak(written, today),
  };
}
