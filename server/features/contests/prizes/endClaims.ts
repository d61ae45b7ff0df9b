import { randomUUID } from 'node:crypto';
import { and, asc, eq, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { awardSteps, claimReminderHours } from '#domain/contests/award.ts';
import { entities } from '#domain/entities.ts';
import { hourLong } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { updateRecords, type Changing } from '#server/kit/crud.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { loadContestNames } from '../messages.ts';
import type { ContestRow } from '../read.ts';
import type { Needed } from './announce.ts';
import type { AwardRow } from './settle.ts';

const { contest, contestAward, fiction, message } = tables;
/** Prizes that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

/** Prizes that are not claimed, of published contests that were `announced`. */
const unclaimed = and(eq(contestAward.state, 'won'), isNotNull(contest.announced_at), eq(contest.state, 'published'));
/** Those at the stage `over`. */
const isOver = (now: Date) => and(unclaimed, lt(contest.claims_until, now.toISOString()));
const endsSoon = (now: Date) =>
  and(
    unclaimed,
    gte(contest.claims_until, now.toISOString()),
    lte(contest.claims_until, new Date(now.getTime() + claimReminderHours * hourLong).toISOString()),
  );

/** One for each end of the window: another is told when it is moved. */
const reminderKey = sql<string>`'contest_claim_due:' || ${contestAward.id} || ':' || extract(epoch from ${contest.claims_until})::bigint`;

/**
 * Reminds winners before the window of claims closes, and ends the prizes that nobody claimed by then; a transaction
 * each. Every node may run it at any time. Answers how many were reminded or ended.
 */
export async function endClaims(services: Needed): Promise<number> {
  const { database, clock, log } = services;
  const now = clock();
  const of = { id: contestAward.id, contest_id: contestAward.contest_id, fiction_id: contestAward.fiction_id };
  const over = await database.db
    .select(of)
    .from(contestAward)
    .innerJoin(contest, eq(contest.id, contestAward.contest_id))
    .where(isOver(now))
    .orderBy(asc(contestAward.id))
    .limit(atOnce);
  const soon = await database.db
    .select(of)
    .from(contestAward)
    .innerJoin(contest, eq(contest.id, contestAward.contest_id))
    .leftJoin(message, eq(message.once_key, reminderKey))
    .where(and(endsSoon(now), isNull(message.id)))
    .orderBy(asc(contestAward.id))
    .limit(atOnce);
  const report = (error: unknown, { id }: Due) =>
    log.error({ err: error, award_id: id }, 'a prize that is not claimed');
  return (
    (await runInTurn(over, (one) => end(services, now, one), report)) +
    (await runInTurn(soon, (one) => remind(services, now, one), report))
  );
}

interface Due {
  id: number;
  contest_id: number;
  fiction_id: number;
}

interface Row {
  award: AwardRow;
  contest: ContestRow;
  story: { id: number; author_id: number; title: string };
  key: string;
}

/** A prize that is still unclaimed, locked after its story and its contest, as who claims it does. */
const withAward = (
  { database }: Needed,
  now: Date,
  { id, contest_id, fiction_id }: Due,
  condition: ReturnType<typeof isOver>,
  act: (context: Changing, row: Row) => Promise<void>,
): Promise<boolean> =>
  database.db.transaction(async (db) => {
    await db.select({ id: fiction.id }).from(fiction).where(eq(fiction.id, fiction_id)).for('key share');
    await db.select({ id: contest.id }).from(contest).where(eq(contest.id, contest_id)).for('share');
    await db.select({ id: contestAward.id }).from(contestAward).where(eq(contestAward.id, id)).for('update');
    const [row] = await db
      .select({ award: contestAward, contest, story: fiction, key: reminderKey })
      .from(contestAward)
      .innerJoin(contest, eq(contest.id, contestAward.contest_id))
      .innerJoin(fiction, eq(fiction.id, contestAward.fiction_id))
      .where(and(eq(contestAward.id, id), condition));
    if (!row) return false;
    await act({ db, now, requestId: randomUUID(), user: undefined }, row);
    return true;
  });

const end = (services: Needed, now: Date, due: Due) =>
  withAward(services, now, due, isOver(now), async (context, { award, contest: rules, story }) => {
    const set = { state: awardSteps.lapse.to };
    await updateRecords(context, entities.contestAward, eq(contestAward.id, award.id), set, 'lapse');
    const args = { ...(await loadContestNames(context.db, rules)), title: story.title, until: rules.claims_until! };
    await notify(context, story.author_id, 'contest_lapsed', args, { fiction_id: story.id });
  });

const remind = (services: Needed, now: Date, due: Due) =>
  withAward(services, now, due, endsSoon(now), async (context, { award, contest: rules, story, key }) => {
    const { amount } = award;
    const args = {
      ...(await loadContestNames(context.db, rules)),
      title: story.title,
      amount,
      until: rules.claims_until!,
    };
    await notify(context, story.author_id, 'contest_claim_due', args, { fiction_id: story.id, once_key: key });
  });
