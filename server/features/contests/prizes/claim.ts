import { and, eq, isNotNull } from 'drizzle-orm';
import { awardSteps, getAwardStage } from '#domain/contests/award.ts';
import type { claimPrize } from '#domain/contests/contests.calls.ts';
import { hasReached } from '#domain/contests/contestStage.ts';
import { toBusinessTime } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { Handler } from '#server/kit/context.ts';
import { lockBoth } from '../entries.ts';
import { settleAward } from './settle.ts';

const { contestAward } = tables;

/** The story, the contest and then the prize are locked: of many who claim it at once one has an effect. */
export const claim: Handler<typeof claimPrize> = async ({ params }, context) => {
  const { db, now } = context;
  const { story, rules } = await lockBoth(context, params.id, params.fiction_id);
  const [award] = await db
    .select()
    .from(contestAward)
    .where(
      and(eq(contestAward.contest_id, rules.id), eq(contestAward.fiction_id, story.id), isNotNull(contestAward.place)),
    )
    .for('update');
  if (!award || !hasReached('out', rules, now)) throw notFound();
  const stage = getAwardStage(award, rules, now);
  if (stage === awardSteps.claim.from) await settleAward(context, rules, story, award);
  else if (stage !== awardSteps.claim.to)
    throw conflict('contests.author.errors.claim_over', { time: toBusinessTime(rules.claims_until!) });
  return { fiction_id: story.id, state: awardSteps.claim.to };
};
