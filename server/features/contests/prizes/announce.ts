import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { getAwardDay } from '#domain/contests/award.ts';
import { canStep } from '#domain/contests/contestStage.ts';
import { tables } from '#server/db/schema.ts';
import { loadStatementMonths } from '#server/features/bonuses/index.ts';
import { lockAuthor } from '#server/kit/authorLock.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { insertMessages } from '#server/platform/notify/notify.ts';
import { lockContest } from '../judging/deal.ts';
import { lockStories } from '../judging/decide.ts';
import { selectFullEntries } from '../judging/read.ts';
import { loadContestNames, loadPrizeTexts } from '../messages.ts';
import { settleAward } from './settle.ts';

const { contest, contestAward, contestPrize } = tables;
export type Needed = Pick<Services, 'database' | 'clock' | 'log'>;

/** Published contests at the stage `out`. */
const isOut = (now: Date) =>
  and(
    eq(contest.state, 'published'),
    isNotNull(contest.decided_at),
    isNull(contest.announced_at),
    lte(contest.results_at, now.toISOString()),
  );

/**
 * Tells the authors of full entries how a contest ended, once its results are out, and settles the prizes that need no
 * claim: a transaction a contest. Every node may run it at any time. Answers how many contests were told of.
 */
export async function announceResults(services: Needed): Promise<number> {
  const now = services.clock();
  const due = await services.database.db.select({ id: contest.id }).from(contest).where(isOut(now));
  return runInTurn(
    due,
    ({ id }) => announce(services, now, id),
    (error, { id }) => services.log.error({ err: error, contest_id: id }, 'the results of a contest'),
  );
}

async function announce({ database }: Needed, now: Date, id: number): Promise<boolean> {
  return database.db.transaction(async (db) => {
    const context = { db, now, requestId: randomUUID(), user: undefined };
    const authors = new Set((await selectFullEntries(db, id)).map(({ story }) => story.author_id));
    for (const author of [...authors].toSorted((a, b) => a - b)) await lockAuthor(context, author);
    await lockStories(context, id);
    const rules = await lockContest(context, id);
    if (!canStep('announce', rules, now)) return false;
    const awards = await db
      .select()
      .from(contestAward)
      .where(and(eq(contestAward.contest_id, id), isNotNull(contestAward.place)))
      .orderBy(asc(contestAward.id));
    const named = await loadContestNames(db, rules);
    const prizeTexts = await loadPrizeTexts(db, id);
    const entries = await selectFullEntries(db, id);
    const prizes = await db.$count(contestPrize, eq(contestPrize.contest_id, id));
    const month =
      rules.claims_until === null ? (await loadStatementMonths(db, []))(undefined, getAwardDay(rules)) : null;
    const rows = entries.map(({ story }) => {
      const award = awards.find(({ fiction_id }) => fiction_id === story.id);
      const args = { ...named, title: story.title };
      const about = { user_id: story.author_id, fiction_id: story.id };
      return award
        ? {
            ...about,
            args: {
              ...args,
              place: award.place,
              amount: award.amount,
              until: rules.claims_until,
              month,
              besides: prizeTexts.get(award.place!),
            },
          }
        : { ...about, args: { ...args, nobody: awards.length === 0, over: prizes === 0 } };
    });
    await insertMessages(
      context,
      'contest_won',
      rows.filter(({ args }) => 'place' in args),
    );
    await insertMessages(
      context,
      'contest_result',
      rows.filter(({ args }) => !('place' in args)),
    );
    if (rules.claims_until === null)
      for (const award of awards.filter(({ state }) => state === 'won')) {
        const entry = entries.find(({ story }) => story.id === award.fiction_id);
        if (entry) await settleAward(context, rules, entry.story, award);
      }
    await db.update(contest).set({ announced_at: now.toISOString(), vacant: false }).where(eq(contest.id, id));
    return true;
  });
}
