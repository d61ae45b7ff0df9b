import { and, desc, eq, exists, inArray, isNull, or } from 'drizzle-orm';
import { getAwardStage } from '#domain/contests/award.ts';
import { hasPrizeToWin, selectEntriesPage } from '#domain/contests/contest.ts';
import { hasReached } from '#domain/contests/contestStage.ts';
import { findUnfit, getEntryStanding } from '#domain/contests/eligibility.ts';
import { getIncentive } from '#domain/contests/incentive.ts';
import type { listOwnEntries } from '#domain/contests/ownEntries.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { loadStatementMonths } from '#server/features/bonuses/index.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { loadSigningDays } from './candidates.ts';
import { getPaymentDay } from './prizes/settle.ts';
import { toContestHead, loadContestTexts, type ContestRow } from './read.ts';

const { bonusDetail, contest, contestAward, contestEntry, contestPrize, fiction } = tables;

/** Prizes and incentives of the caller's stories, with what finance has made of them. */
async function loadOwnAwards({ db, user }: Context) {
  const rows = await db
    .select({ award: contestAward, rules: contest })
    .from(contestAward)
    .innerJoin(contest, eq(contest.id, contestAward.contest_id))
    .innerJoin(fiction, and(eq(fiction.id, contestAward.fiction_id), eq(fiction.author_id, user.id)));
  const ids = rows.flatMap(({ award }) => award.bonus_id ?? []);
  const bonuses = await db.select().from(bonusDetail).where(inArray(bonusDetail.id, ids));
  const getMonth = await loadStatementMonths(db, ids);
  return rows.map(({ award, rules }) => {
    const bonus = bonuses.find(({ id }) => id === award.bonus_id);
    const payment = {
      amount: bonus?.amount ?? award.amount,
      status: bonus?.status ?? null,
      reason: bonus?.reason ?? null,
      month: getMonth(bonus?.id, bonus?.day ?? getPaymentDay(award, rules)),
    };
    return { ...award, payment };
  });
}

async function findWithPrizes(db: Db, contests: readonly ContestRow[]): Promise<ReadonlySet<number>> {
  const ids = contests.map(({ id }) => id);
  const rows = await db
    .selectDistinct({ id: contestPrize.contest_id })
    .from(contestPrize)
    .where(inArray(contestPrize.contest_id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Is an incentive of an entry approved? It stays owed when the story or the contest is withdrawn. */
const isOwedIncentive = (db: Db) =>
  exists(
    db
      .select({ id: contestAward.id })
      .from(contestAward)
      .where(
        and(
          eq(contestAward.contest_id, contestEntry.contest_id),
          eq(contestAward.fiction_id, contestEntry.fiction_id),
          isNull(contestAward.place),
        ),
      ),
  );

type Item = AnswerOf<typeof listOwnEntries>['items'][number];
const isToClaim = ({ award }: Item) => award?.state === 'won';

export const loadOwnEntries: Handler<typeof listOwnEntries> = async (
  { query: { language, contest_id, fiction_id, page } },
  context,
) => {
  const { db, now, user } = context;
  const rows = await db
    .select({ contest, story: fiction, entry: contestEntry.state })
    .from(contestEntry)
    .innerJoin(contest, eq(contest.id, contestEntry.contest_id))
    .innerJoin(fiction, and(eq(fiction.id, contestEntry.fiction_id), eq(fiction.author_id, user.id)))
    .where(
      and(
        or(
          and(eq(contest.state, 'published'), inArray(contestEntry.state, ['preliminary', 'full'])),
          isOwedIncentive(db),
        ),
        contest_id === undefined ? undefined : eq(contestEntry.contest_id, contest_id),
        fiction_id === undefined ? undefined : eq(contestEntry.fiction_id, fiction_id),
      ),
    )
    .orderBy(desc(contest.closes_on), desc(contest.id), desc(contestEntry.id));
  const awards = await loadOwnAwards(context);
  const signed = await loadSigningDays(
    db,
    rows.map(({ story }) => story.id),
  );
  const contests = rows.map((row) => row.contest);
  const findText = await loadContestTexts(db, contests, language);
  const withPrizes = await findWithPrizes(db, contests);
  const items = rows.map(({ contest: one, story, entry }) => {
    const { id, signed_since, results_at, claims_until } = one;
    const signing = { ...story, signed_on: signed.get(story.id) ?? null };
    const published = one.state === 'published';
    const announced = published && hasReached('out', one, now);
    const own = awards.filter((other) => other.contest_id === id && other.fiction_id === story.id);
    const award = own.find(({ place }) => place !== null);
    const incentive = own.find(({ place }) => place === null);
    return {
      contest: {
        ...toContestHead(one, findText(one)),
        id,
        signed_since,
        results_at,
        claims_until,
        has_prizes: hasPrizeToWin(withPrizes.has(id), { incentive: getIncentive(one), is_out: announced }),
        published,
        announced,
      },
      story: { id: story.id, title: story.title, language: story.language, contract_status: story.contract_status },
      entry: getEntryStanding(one, entry, signing, now),
      unfit: entry === 'preliminary' ? findUnfit(one, signing) : null,
      award:
        announced && award
          ? {
              place: award.place!,
              state: getAwardStage(award, one, now),
              delivered_at: award.delivered_at,
              ...award.payment,
            }
          : null,
      incentive: incentive?.payment ?? null,
    };
  });
  items.sort((one, other) => Number(isToClaim(other)) - Number(isToClaim(one)));
  return { items: selectEntriesPage(items, page), total: items.length };
};
