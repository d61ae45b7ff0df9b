import { and, asc, eq, gt, gte, inArray, lt, sum } from 'drizzle-orm';
import { bonusDetail as declared, type BonusKind } from '#domain/bonuses/bonusDetail.entity.ts';
import { countIdleDays, computeUpdateBonusStanding } from '#domain/bonuses/updateBonus.ts';
import { addMonths, dayOf, getLastDayOfMonth } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { dailyWords, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { createSearchText } from '#server/kit/searchText.ts';

const { bonusDetail, fiction, income } = tables;
type StoryRow = typeof fiction.$inferSelect;

/** The days of a month on which something was written, by story. */
export async function loadWrittenDays(
  db: Db,
  stories: readonly StoryRow[],
  month: string,
): Promise<(fiction_id: number) => string[]> {
  const ids = stories.map(({ id }) => id);
  const written = await db
    .select({ fiction_id: dailyWords.fiction_id, day: dailyWords.day })
    .from(dailyWords)
    .where(
      and(
        inArray(dailyWords.fiction_id, ids),
        gt(dailyWords.words, 0),
        gte(dailyWords.day, `${month}-01`),
        lt(dailyWords.day, `${addMonths(month, 1)}-01`),
      ),
    );
  const daysByStory = Map.groupBy(written, ({ fiction_id }) => fiction_id);
  return (fiction_id) => (daysByStory.get(fiction_id) ?? []).map(({ day }) => day);
}

/** How the stories of an author stand to the bonus of a month. */
export async function loadStandings(db: Db, author_id: number, month: string, stories: readonly StoryRow[]) {
  if (stories.length === 0) return [];
  const getDays = await loadWrittenDays(db, stories, month);
  const [earned] = await db
    .select({ cents: sum(income.total_income_amount).mapWith(Number) })
    .from(income)
    .innerJoin(fiction, and(eq(fiction.id, income.fiction_id), eq(fiction.contract_type, 'exclusive')))
    .where(and(eq(fiction.author_id, author_id), eq(income.month, month)));
  const applied = await db.$count(bonusDetail, eq(bonusDetail.once_key, getOnceKey(author_id, month)));
  return stories.map((story) => {
    const idle_days = countIdleDays(month, getDays(story.id));
    const standing = { story, idle_days, revenue: earned?.cents ?? 0, applied: applied > 0 };
    return { story, idle_days, checks: computeUpdateBonusStanding(standing) };
  });
}

const getOnceKey = (author_id: number, month: string) => `update:${author_id}:${month}`;

export const loadExclusiveStories = (db: Db, author_id: number): Promise<StoryRow[]> =>
  db
    .select()
    .from(fiction)
    .where(
      and(
        eq(fiction.author_id, author_id),
        eq(fiction.contract_status, 'signed'),
        eq(fiction.contract_type, 'exclusive'),
      ),
    )
    .orderBy(asc(fiction.title), asc(fiction.id));

interface Due {
  kind: BonusKind;
  once_key: string;
  day: string;
  /** Shown beside the name of the kind, whatever the reader's language. */
  remark: string;
  amount: number;
  /** Who does not approve it. */
  created_by_id: number;
}

/** Enters what is due once, for finance to decide on; undefined where it was entered before (`findEntered`). */
export async function enterOnce(
  { db, now }: Pick<Context, 'db' | 'now'>,
  story: Pick<StoryRow, 'id' | 'author_id'>,
  due: Due,
): Promise<number | undefined> {
  const at = now.toISOString();
  const row = { ...due, fiction_id: story.id, author_id: story.author_id, created_at: at, updated_at: at };
  const [createdRow] = await db
    .insert(bonusDetail)
    .values({ ...row, search: createSearchText(declared, row) })
    .onConflictDoNothing()
    .returning({ id: bonusDetail.id });
  return createdRow?.id;
}

/** What was entered under a key. */
export async function findEntered({ db }: Pick<Context, 'db'>, once_key: string): Promise<number | null> {
  const [row] = await db.select({ id: bonusDetail.id }).from(bonusDetail).where(eq(bonusDetail.once_key, once_key));
  return row?.id ?? null;
}

/** Notes that a bonus was applied for; undefined where it was before. The amount is finance's to say. */
const noteApplication = (
  context: Pick<Context, 'db' | 'now' | 'user'>,
  story: StoryRow,
  application: Omit<Due, 'amount' | 'created_by_id'>,
) => enterOnce(context, story, { ...application, amount: 0, created_by_id: context.user.id });

/** The one application of a month. */
export const noteUpdateBonus = (context: Context, story: StoryRow, month: string) =>
  noteApplication(context, story, {
    kind: 'update_bonus',
    once_key: getOnceKey(context.user.id, month),
    day: getLastDayOfMonth(month),
    remark: month,
  });

/** The one application of a story. */
export const noteCompletion = (context: Context, story: StoryRow) =>
  noteApplication(context, story, {
    kind: 'completion_bonus',
    once_key: `completion:${story.id}`,
    day: dayOf(context.now),
    remark: story.title,
  });
