import { eq } from 'drizzle-orm';
import { bonusDetail } from '#domain/bonuses/bonusDetail.entity.ts';
import { awardSteps, getAwardDay } from '#domain/contests/award.ts';
import { getIncentiveDay } from '#domain/contests/incentive.ts';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import { enterOnce, findEntered } from '#server/features/bonuses/index.ts';
import { updateRecords, type Changing } from '#server/kit/crud.ts';
import { loadContestTexts, type ContestRow } from '../read.ts';

const { contestAward } = tables;
export type AwardRow = typeof contestAward.$inferSelect;

/** Of a story's prize, or its incentive, in a contest: neither is paid twice, whatever becomes of the award. */
const getOnceKey = ({ contest_id, fiction_id, place }: AwardRow) =>
  `contest:${contest_id}:${fiction_id}:${place === null ? 'incentive' : 'prize'}`;

/** Characters of a bonus's remark. */
const maxRemark = bonusDetail.fields.remark.max;

/** The day that a prize or an incentive is booked on. */
export const getPaymentDay = ({ place }: Pick<AwardRow, 'place'>, contest: ContestRow): string =>
  place === null ? getIncentiveDay({ to: contest.incentive_to! }) : getAwardDay(contest);

interface Entering {
  /** Who has decided on it, so that somebody else, of finance, books it. */
  created_by_id: number;
  /** The bonus that finance has rejected, and why it is put forward again. */
  after?: { bonus_id: number; reason: string };
}

/** Enters an award, whose record is locked, as a bonus; once, and once more for each that was rejected. */
export async function enterAward(
  context: Changing,
  contest: ContestRow,
  story: { id: number; author_id: number },
  award: AwardRow,
  { created_by_id, after }: Entering,
): Promise<number | null> {
  const isIncentive = award.place === null;
  const { title } = (await loadContestTexts(context.db, [contest], 'en'))(contest);
  const once_key = after ? `${getOnceKey(award)}:${after.bonus_id}` : getOnceKey(award);
  const remark = isIncentive ? title : `${title} #${award.place}`;
  const entered = await enterOnce(context, story, {
    kind: isIncentive ? 'contest_incentive' : 'contest_prize',
    once_key,
    day: getPaymentDay(award, contest),
    remark: after ? `${remark}: ${after.reason}`.slice(0, maxRemark) : remark,
    amount: award.amount,
    created_by_id,
  });
  return entered ?? findEntered(context, once_key);
}

/**
 * Enters a prize as a bonus of the month after the results, or an incentive of that after its days; what has no amount is
 * claimed and nothing else.
 */
export async function settleAward(
  context: Changing,
  contest: ContestRow,
  story: { id: number; author_id: number },
  award: AwardRow,
): Promise<void> {
  const { decided_by_id: created_by_id } = award;
  const bonus_id = award.amount > 0 ? await enterAward(context, contest, story, award, { created_by_id }) : null;
  const set = { state: awardSteps.claim.to, claimed_at: context.now.toISOString(), bonus_id };
  await updateRecords(context, entities.contestAward, eq(contestAward.id, award.id), set, 'claim');
}
