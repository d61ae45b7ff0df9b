import { sql, type SQL } from 'drizzle-orm';
import type { EntryState } from '#domain/contests/contest.ts';
import { selectDay, selectStartOfDay, type Today } from './businessZone.ts';
import { selectBarredSince } from './judges.ts';
import { contestJudgings, contracts, ledgerRevenue, tables } from './schema.ts';
import { hasBesides, isUndelivered } from './undeliveredPrizes.ts';

const { bonusDetail, contest, contestAward, contestEntry: entry, contestPrize, contractApplication, fiction } = tables;

const entries = sql`from ${entry} where ${entry.contest_id} = ${contest.id}`;
const fullEntries = sql`${entries} and ${entry.state} = 'full'`;

/** Is an entry in a state there? The first by an index: an `exists` reads the whole table where the entries of others come first. */
const has = (state: EntryState) =>
  sql`(select min(${entry.id}) ${entries} and ${entry.state} = ${sql.raw(`'${state}'`)}) is not null`;

/** As `needsJudging` has it. */
const needsJudging = sql`(${has('full')}
  and exists (select from ${contestPrize} where ${contestPrize.contest_id} = ${contest.id}))`;

/** Nobody waits for the end of a contest that no story is in. */
const isEntered = sql`(${has('full')} or ${has('preliminary')})`;

/**
 * As `isAwaited` has it: such an entry becomes full, and until then nothing is decided. By `offset 0` those entries come first:
 * there are few, and many contracts.
 */
const isAwaited = sql`exists (select from (select ${fiction.id}, ${fiction.contract_status} from ${entry}
    join ${fiction} on ${fiction.id} = ${entry.fiction_id}
    where ${entry.contest_id} = ${contest.id} and ${entry.state} = 'preliminary'
      and ${fiction.contract_status} in ('signed', 'contract_review')
      and ${fiction.language} = any(${contest.languages}) and ${fiction.genre} = any(${contest.genres}) offset 0) as awaited
  join ${contractApplication} on ${contractApplication.fiction_id} = awaited.id
    and ${contractApplication.status} = awaited.contract_status
  join ${contracts} on ${contracts.application_id} = ${contractApplication.id}
  where ${selectDay(sql`coalesce(${contracts.signed_at}, ${contracts.issued_at})`)}
    between ${contest.signed_since} and ${contest.closes_on})`;

/** Since when the first entry that nobody judges is a full one. */
const unjudgedSince = sql`(select min(coalesce(${entry.full_at}, ${entry.entered_at})) ${fullEntries}
  and ${entry.judges} = 0)`;

/** When the last score came in; null while one is out, which comes before those that are there. */
const scoredAt = sql`(select ${contestJudgings.submitted_at}
  from ${contestJudgings} join ${entry} on ${entry.id} = ${contestJudgings.entry_id}
  where ${contestJudgings.contest_id} = ${contest.id} and ${entry.state} = 'full'
  order by ${contestJudgings.submitted_at} desc nulls first limit 1)`;

const closedAt = selectStartOfDay(sql`${contest.closes_on} + 1`);

/**
 * Since when there is something to deal or to decide, once no more entries come in. What is waited for, be it scores or a
 * contract, is waited for until the day of the results is over: then somebody has to see why. Scores of who may not give them
 * any more are not: others get the entry once it is dealt again.
 */
const selectUndecidedSince = (today: Today) => sql`case
  when not ${needsJudging} then case when ${isEntered} and not ${isAwaited} then ${closedAt} end
  when ${contest.dealt_at} is null then ${closedAt}
  when ${unjudgedSince} is not null then greatest(${contest.dealt_at}, ${unjudgedSince})
  when ${scoredAt} is not null and not ${isAwaited} then ${scoredAt}
  else coalesce(${selectBarredSince(today)},
    case when ${contest.results_at} < ${selectStartOfDay(sql`${today}::date`)} then ${contest.results_at} end) end`;

const rejectedSince = sql`(select min(${bonusDetail.updated_at}) from ${contestAward}
  join ${bonusDetail} on ${bonusDetail.id} = ${contestAward.bonus_id} and ${bonusDetail.status} = 'rejected'
  where ${contestAward.contest_id} = ${contest.id})`;

const undeliveredSince = sql`(select min(${contestAward.claimed_at}) from ${contestAward} join ${contestPrize} on ${hasBesides}
  where ${contestAward.contest_id} = ${contest.id} and ${isUndelivered})`;

/**
 * Did readers bring the story of an entry more than the incentive is for, on its days, and has its author not had it? All
 * entries of a contest are summed at once, those who had it left out before.
 */
const hasIncentive = sql`exists (select from ${entry}
  join ${ledgerRevenue} on ${ledgerRevenue.fiction_id} = ${entry.fiction_id}
    and ${ledgerRevenue.day} between ${contest.incentive_from} and ${contest.incentive_to}
  where ${entry.contest_id} = ${contest.id} and ${entry.state} = 'full'
    and not exists (select from ${contestAward} where ${contestAward.contest_id} = ${contest.id}
      and ${contestAward.fiction_id} = ${entry.fiction_id} and ${contestAward.place} is null)
  group by ${entry.fiction_id}
  having sum(${ledgerRevenue.net}) > ${contest.incentive_above})`;

/** So many days long incentives are looked for: what earlier contests earned is not summed at each look. */
const incentiveDays = 60;

/**
 * Since when a manager has something to do in a contest on a day: to deal, to decide, to pay or to hand over; null: nothing.
 * Payments that finance has rejected are owed also by one that is withdrawn, and so is what comes with a prize that was claimed.
 */
export const selectToActSince = (today: Today): SQL =>
  sql`least(${rejectedSince}, ${undeliveredSince}, case when ${contest.state} = 'published' then least(
    case when ${contest.decided_at} is null and ${contest.closes_on} < ${today}::date then ${selectUndecidedSince(today)} end,
    case when ${contest.incentive_amount} is not null
      and ${contest.incentive_to} between ${today}::date - ${sql.raw(String(incentiveDays))} and ${today}::date - 1
      and ${hasIncentive} then ${selectStartOfDay(sql`${contest.incentive_to} + 1`)} end) end)`;
