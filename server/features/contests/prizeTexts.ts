import { eq, inArray } from 'drizzle-orm';
import { canStep } from '#domain/contests/contestStage.ts';
import { tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { createCheckedCrud, wrapDeletes, type CrudHandlers } from '#server/kit/crud.ts';

const { contest, contestPrize, contestPrizeText } = tables;

/**
 * Refuses to change what winners were promised, in each language as its readers read it. What lags behind the English
 * promises something else, so it is still brought up to date.
 */
async function refusePromised({ db, now }: Context, ids: readonly number[], lagging: 'may_change' | 'stays') {
  const rows = await db
    .select({ contest, stale: contestPrizeText.stale })
    .from(contest)
    .innerJoin(contestPrize, eq(contestPrize.contest_id, contest.id))
    .innerJoin(contestPrizeText, eq(contestPrizeText.prize_id, contestPrize.id))
    .where(inArray(contestPrizeText.id, [...ids]))
    .orderBy(contest.id)
    .for('share', { of: contest });
  const isFree = ({ contest: one, stale }: (typeof rows)[number]) =>
    canStep('set_prizes', one, now) || (stale && lagging === 'may_change');
  if (!rows.every(isFree)) throw conflict('contests.office.errors.prizes_decided');
}

/** Works on what comes with prizes in other languages; once it is decided who wins them, only what a language lacks. */
export const createPrizeTextHandlers = (): CrudHandlers =>
  wrapDeletes(
    createCheckedCrud('contestPrizeText', (context, id) => refusePromised(context, [id], 'may_change')),
    async (context, ids, remove) => {
      await refusePromised(context, ids, 'stays');
      return remove();
    },
  );
