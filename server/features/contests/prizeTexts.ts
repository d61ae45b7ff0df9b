import { eq, inArray } from 'drizzle-orm';
import { canStep } from '#domain/contests/contestStage.ts';
import { tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { AnyHandler, Context } from '#server/kit/context.ts';
import { createCheckedCrud, wrapDeletes, type CrudHandlers } from '#server/kit/crud.ts';
import { createSetBesides, refuseStaleOfMany, refuseUnseen } from './staleTexts.ts';

const { contest, contestPrize, contestPrizeText } = tables;

/** Contests that texts belong to, with what of the texts lags behind; nobody decides them meanwhile. */
const lockContests = ({ db }: Context, ids: readonly number[]) =>
  db
    .select({ contest, stale: contestPrizeText.stale })
    .from(contest)
    .innerJoin(contestPrize, eq(contestPrize.contest_id, contest.id))
    .innerJoin(contestPrizeText, eq(contestPrizeText.prize_id, contestPrize.id))
    .where(inArray(contestPrizeText.id, [...ids]))
    .orderBy(contest.id)
    .for('share', { of: contest });

const refusePromised = () => conflict('contests.office.errors.prizes_decided');

/**
 * Works on what comes with prizes in other languages. Once it is decided who wins them, winners keep what they were
 * promised as they read it: only what a language lacks is said, and what lags behind the English, once each.
 */
export function createPrizeTextHandlers(): CrudHandlers {
  const generated = createCheckedCrud<{ stale?: boolean }>('contestPrizeText', (context, id, set) =>
    refuseStaleOfMany(context, 'contestPrizeText', id, set),
  );
  const saving: CrudHandlers = {
    ...generated,
    async create(input, context: Context) {
      const [one] = await context.db
        .select({ contest })
        .from(contest)
        .innerJoin(contestPrize, eq(contestPrize.contest_id, contest.id))
        .where(eq(contestPrize.id, input.body.prize_id))
        .for('share', { of: contest });
      const isDecided = one && !canStep('set_prizes', one.contest, context.now);
      return generated.create(isDecided ? { ...input, body: { ...input.body, stale: false } } : input, context);
    },
    update: Object.assign<AnyHandler, Partial<AnyHandler>>(
      async (input, context: Context) => {
        const [one] = await lockContests(context, [input.params.id]);
        if (!one || canStep('set_prizes', one.contest, context.now)) return generated.update(input, context);
        if (!one.stale) throw refusePromised();
        return generated.update({ ...input, body: { ...input.body, stale: false } }, context);
      },
      {
        // Each save says so once it is decided.
        async refuseUnseen(set, id, context) {
          const [one] = await lockContests(context, [id]);
          const isLast = one?.stale && !canStep('set_prizes', one.contest, context.now);
          return refuseUnseen(isLast ? { stale: false } : set);
        },
        setBesides: createSetBesides('contestPrizeText'),
      },
    ),
  };
  return wrapDeletes(saving, async (context, ids, remove) => {
    const rows = await lockContests(context, ids);
    if (!rows.every((one) => canStep('set_prizes', one.contest, context.now))) throw refusePromised();
    return remove();
  });
}
