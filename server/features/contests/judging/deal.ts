import { eq, inArray } from 'drizzle-orm';
import { hasClosed } from '#domain/contests/contest.ts';
import { canStep } from '#domain/contests/contestStage.ts';
import type { dealContest } from '#domain/contests/decision.calls.ts';
import { dealEntries, isSeen, seesRanking } from '#domain/contests/judging.ts';
import { entities } from '#domain/entities.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { contestJudgings, tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import type { ContestRow } from '../read.ts';
import { findBarred, lookAfter } from './lookAfter.ts';
import { loadCriteria, loadJudges, selectFullEntries, loadJudgings } from './read.ts';

const { contest, contestPrize } = tables;

/** A contest that nobody enters, leaves, judges or changes until the call is done. */
export async function lockContest({ db }: Pick<Context, 'db'>, id: number): Promise<ContestRow> {
  const [row] = await db.select().from(contest).where(eq(contest.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

export const deal: Handler<typeof dealContest> = async ({ params }, context) => {
  const { db, now } = context;
  const rules = await lockContest(context, params.id);
  if (rules.state !== 'published') throw conflict('contests.office.errors.unpublished');
  if (!hasClosed(rules, now)) throw conflict('contests.office.errors.open');
  if (!canStep('deal', rules, now)) throw conflict('contests.office.errors.decided');
  const [criteria, judges, entries] = [
    await loadCriteria(db, rules.id),
    await loadJudges(db, rules.id),
    await selectFullEntries(db, rules.id),
  ];
  if (criteria.length === 0) throw conflict('contests.office.errors.no_criteria');
  if (judges.length === 0) throw conflict('contests.office.errors.no_judges');
  if (entries.length === 0) throw conflict('contests.office.errors.no_entries');
  if ((await db.$count(contestPrize, eq(contestPrize.contest_id, rules.id))) === 0)
    throw conflict('contests.office.errors.no_prizes');
  const judgings = await loadJudgings(
    db,
    entries.map(({ id }) => id),
  );
  const judgeIds = judges.map(({ id }) => id);
  const looksAfter = await lookAfter(
    db,
    [...judgeIds, ...entries.flatMap(({ id }) => judgings(id).map(({ judge_id }) => judge_id))],
    entries.map(({ story }) => story.author_id),
    dayOf(now),
  );
  const barred = findBarred(entries, judgings, judgeIds, looksAfter);
  await db.delete(contestJudgings).where(
    inArray(
      contestJudgings.id,
      barred.map(({ id }) => id),
    ),
  );
  const wasSeen = (entry: number) => judgings(entry).some((one) => isSeen(one, judgings(entry)));
  const toDeal = entries.map(({ id, story }) => ({
    id,
    judges: judgings(id)
      .filter((one) => !barred.includes(one))
      .map(({ judge_id }) => judge_id),
    barred: new Set(
      judges.flatMap((judge) =>
        looksAfter(judge.id, story.author_id) || (seesRanking(judge.role) && wasSeen(id)) ? judge.id : [],
      ),
    ),
  }));
  const dealt = dealEntries(toDeal, judgeIds, rules.judges_each);
  const dealt_at = now.toISOString();
  // Who takes over what another did not score has it since that was dealt: nobody has seen the other scores since.
  const takenOver = Map.groupBy(barred, ({ entry_id }) => entry_id);
  const values = dealt.map((one) => ({
    ...one,
    contest_id: rules.id,
    dealt_at: takenOver.get(one.entry_id)?.shift()?.dealt_at ?? dealt_at,
  }));
  if (values.length > 0) await db.insert(contestJudgings).values(values);
  await updateRecords(context, entities.contest, eq(contest.id, rules.id), { dealt_at }, 'deal', {
    dealt: { to: dealt.length },
  });
  const short = toDeal.filter(
    ({ id, judges: before }) =>
      before.length + dealt.filter(({ entry_id }) => entry_id === id).length < rules.judges_each,
  );
  return { dealt: dealt.length, short: short.length };
};
