import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { findLowered } from '#domain/contests/contestChanges.ts';
import { canStep } from '#domain/contests/contestStage.ts';
import { entities } from '#domain/entities.ts';
import { contestJudgings, tables } from '#server/db/schema.ts';
import { conflict, invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import {
  createCheckedCrud,
  createCrud,
  deleteRecords,
  wrapDeletes,
  type CrudHandlers,
  type OfficeHandlers,
} from '#server/kit/crud.ts';
import { isEntered } from '../read.ts';
import { markPrizeTexts } from '../staleTexts.ts';

const { contest, contestCriterion, contestEntry, contestJudge, contestPrize, contestPrizeText } = tables;

/** What a contest has of its own, what changes it, and what is answered once that is too late. */
const parts = {
  contestCriterion: {
    table: contestCriterion,
    step: 'set_criteria',
    message: 'contests.office.errors.dealt',
  },
  contestPrize: {
    table: contestPrize,
    step: 'set_prizes',
    message: 'contests.office.errors.prizes_decided',
  },
} as const;

type PrizeRow = typeof contestPrize.$inferSelect;

/** The field by which authors would get less than they may have entered for. */
async function findLoweredField({ db }: Context, id: number, set: Partial<PrizeRow>) {
  const [before] = await db.select().from(contestPrize).where(eq(contestPrize.id, id));
  return before && findLowered(before, set);
}

/** Works on criteria or prizes as long as the contest's stage allows; nobody deals or decides meanwhile. */
function createPartHandlers(key: keyof typeof parts): CrudHandlers {
  const { table, step, message } = parts[key];
  const refuseLate = async ({ db, now }: Context, contests: readonly number[], lock: 'share' | 'update' = 'share') => {
    const where = inArray(contest.id, [...contests]);
    const rows = await db.select().from(contest).where(where).orderBy(contest.id).for(lock);
    if (!rows.every((row) => canStep(step, row, now))) throw conflict(message);
  };
  /** Answers the contests that the parts are of; nobody enters meanwhile where something is taken from entrants. */
  const refuseLateParts = async (context: Context, ids: readonly number[], lock?: 'update'): Promise<number[]> => {
    const where = inArray(table.id, [...ids]);
    const rows = await context.db.selectDistinct({ id: table.contest_id }).from(table).where(where);
    const contests = rows.map(({ id }) => id);
    await refuseLate(context, contests, lock);
    return contests;
  };
  const generated = createCheckedCrud(key, async (context, id, set: Partial<PrizeRow>) => {
    const lowered = key === 'contestPrize' ? await findLoweredField(context, id, set) : undefined;
    const [contest_id] = await refuseLateParts(context, [id], lowered && 'update');
    if (lowered && contest_id && (await isEntered(context.db, contest_id)))
      throw invalidField(lowered, 'contests.office.errors.prizes_entered');
  });
  const checked: CrudHandlers = {
    ...generated,
    async create(input, context: Context) {
      await refuseLate(context, [input.body.contest_id]);
      return generated.create(input, context);
    },
  };
  return wrapDeletes(checked, async (context, ids, remove) => {
    const contests = await refuseLateParts(context, ids, key === 'contestPrize' ? 'update' : undefined);
    if (key === 'contestPrize') {
      for (const id of contests)
        if (await isEntered(context.db, id)) throw conflict('contests.office.errors.prize_needed');
      await deleteRecords(context, entities.contestPrizeText, inArray(contestPrizeText.prize_id, [...ids]));
    }
    return remove();
  });
}

/** What is dealt to each of some judges in their contest; nobody deals or scores meanwhile. */
async function selectDealt({ db }: Context, ids: readonly number[]): Promise<(SQL | undefined)[]> {
  const judges = await db
    .select()
    .from(contestJudge)
    .where(inArray(contestJudge.id, [...ids]));
  const contests = judges.map(({ contest_id }) => contest_id);
  await db
    .select({ id: contest.id })
    .from(contest)
    .where(inArray(contest.id, contests))
    .orderBy(contest.id)
    .for('update');
  return judges.map(({ contest_id, user_id }) => {
    const entries = db
      .select({ id: contestEntry.id })
      .from(contestEntry)
      .where(eq(contestEntry.contest_id, contest_id));
    return and(eq(contestJudgings.judge_id, user_id), inArray(contestJudgings.entry_id, entries));
  });
}

/** Takes from judges what they have not scored yet, before they are removed. */
async function takeBack(context: Context, ids: readonly number[]): Promise<void> {
  for (const dealt of await selectDealt(context, ids))
    await context.db.delete(contestJudgings).where(and(dealt, isNull(contestJudgings.submitted_at)));
}

async function countDealt(context: Context, ids: readonly number[]): Promise<number> {
  return context.db.$count(contestJudgings, or(...(await selectDealt(context, ids))));
}

const judgeHandlers = wrapDeletes(createCrud('contestJudge'), async (context, ids, remove) => {
  await takeBack(context, ids);
  return remove();
});
Object.assign(judgeHandlers.deletes, { countUses: countDealt });

/** Prizes; what comes with them in other languages lags behind the English once that changes. */
function createPrizeHandlers(): CrudHandlers {
  const generated = createPartHandlers('contestPrize');
  const findEnglish = async ({ db }: Context, id: number) =>
    (await db.select({ text: contestPrize.text }).from(contestPrize).where(eq(contestPrize.id, id)))[0]?.text;
  return {
    ...generated,
    async update(input, context: Context) {
      const before = await findEnglish(context, input.params.id);
      const after = (await generated.update(input, context)) as typeof contestPrize.$inferSelect;
      if (after.text !== before) await markPrizeTexts(context, after.id, { before: [before], after: [after.text] });
      return after;
    },
  };
}

/** The back office's calls for criteria, prizes and judges. */
export const office: OfficeHandlers = {
  contestCriterion: createPartHandlers('contestCriterion'),
  contestPrize: createPrizeHandlers(),
  contestJudge: judgeHandlers,
};
