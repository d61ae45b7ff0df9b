import { and, eq, inArray, isNull } from 'drizzle-orm';
import { getIncentive, getIncentiveDay, isOver } from '#domain/contests/incentive.ts';
import type * as calls from '#domain/contests/incentives.calls.ts';
import { entities } from '#domain/entities.ts';
import { authorName } from '#server/db/authorName.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { loadStatementMonths } from '#server/features/bonuses/index.ts';
import { sumNetRevenue } from '#server/features/earnings/index.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { lockAuthor } from '#server/kit/authorLock.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { insertRecord } from '#server/kit/crud.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { lockContest } from '../judging/deal.ts';
import { selectFullEntries } from '../judging/read.ts';
import { loadContestNames } from '../messages.ts';
import { settleAward, type AwardRow } from './settle.ts';

const { contest, contestAward, fiction, user } = tables;

const getIncentives = (db: Db, contest_id: number) =>
  db
    .select()
    .from(contestAward)
    .where(and(eq(contestAward.contest_id, contest_id), isNull(contestAward.place)));

/** A story that has an entry, held after its author and before the contest, as who withdraws it does. */
async function lockEntered(context: Context, contest_id: number, fiction_id: number) {
  const { db } = context;
  const [named] = await db.select({ author_id: fiction.author_id }).from(fiction).where(eq(fiction.id, fiction_id));
  if (!named) throw notFound();
  await lockAuthor(context, named.author_id);
  const [story] = await db.select().from(fiction).where(eq(fiction.id, fiction_id)).for('update');
  const rules = await lockContest(context, contest_id);
  const entered = (await selectFullEntries(db, contest_id)).some((one) => one.story.id === fiction_id);
  if (story?.author_id !== named.author_id || !entered || rules.state !== 'published') throw notFound();
  return { story, rules };
}

export const incentives: HandlersOf<typeof calls> = {
  async listIncentives({ params: { id } }, { db, now }) {
    const [rules] = await db.select().from(contest).where(eq(contest.id, id));
    if (!rules) throw notFound();
    const incentive = getIncentive(rules);
    if (!incentive) return { incentive, items: [] };
    const entries = await selectFullEntries(db, id);
    const net = await sumNetRevenue(
      db,
      entries.map(({ story }) => story.id),
      incentive,
    );
    const authors = await db
      .select({ id: user.id, name: authorName })
      .from(user)
      .where(
        inArray(
          user.id,
          entries.map(({ story }) => story.author_id),
        ),
      );
    const names = new Map(authors.map((one) => [one.id, one.name]));
    const approved = new Set((await getIncentives(db, id)).map(({ fiction_id }) => fiction_id));
    const items = entries
      .map(({ story }) => ({
        fiction_id: story.id,
        title: story.title,
        language: story.language,
        author: names.get(story.author_id)!,
        net_amount: net.get(story.id) ?? 0,
        approved: approved.has(story.id),
      }))
      // What was approved stays, although revenue was taken back.
      .filter((one) => one.approved || one.net_amount > incentive.above)
      .toSorted((one, other) => other.net_amount - one.net_amount || one.fiction_id - other.fiction_id);
    return { incentive: { ...incentive, over: isOver(incentive, now) }, items };
  },

  async approveIncentive({ params: { id, fiction_id } }, context) {
    const { db, now } = context;
    const { story, rules } = await lockEntered(context, id, fiction_id);
    const before = (await getIncentives(db, id)).find((one) => one.fiction_id === fiction_id);
    if (before) return { fiction_id, amount: before.amount };
    const incentive = getIncentive(rules);
    if (!incentive) throw notFound();
    if (!isOver(incentive, now)) throw conflict('contests.office.errors.incentive_running', { day: incentive.to });
    const net = (await sumNetRevenue(db, [fiction_id], incentive)).get(fiction_id) ?? 0;
    if (net <= incentive.above) throw conflict('contests.office.errors.incentive_below');
    const award = await insertRecord(context, entities.contestAward, {
      contest_id: id,
      fiction_id,
      place: null,
      amount: incentive.amount,
      state: 'won',
      decided_by_id: context.user.id,
    });
    await settleAward(context, rules, story, award as AwardRow);
    const month = (await loadStatementMonths(db, []))(undefined, getIncentiveDay(incentive));
    const args = { ...(await loadContestNames(db, rules)), title: story.title, amount: incentive.amount, month };
    await notify(context, story.author_id, 'contest_incentive', args, { fiction_id });
    return { fiction_id, amount: incentive.amount };
  },
};
