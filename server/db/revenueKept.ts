import { sql } from 'drizzle-orm';
import { revenueKinds } from '#domain/earnings/ledger.ts';
import type { Database } from './database.ts';

const kinds = revenueKinds.map((kind) => `'${kind}'`).join();

/** By posting, what partners owe for a story: that is negative on their account. */
const selectRevenue = (entries: string) => `
  select posting.id, posting.fiction_id, posting.day, -sum(entry.amount)
  from ${entries} entry
  join ledger_accounts account on account.id = entry.account_id and account.number = 'partner'
  join ledger_postings posting on posting.id = entry.posting_id and posting.fiction_id is not null
  where entry.kind in (${kinds})
  group by posting.id`;

/**
 * Keeps with each posting of revenue what it brought its story, whoever posts: also the version before beside this one. Runs
 * after the migrations, and again at each start. What was posted before is left to `addUpRevenue`. A copy of a whole
 * database brings it along.
 */
export const keepRevenue = `
create or replace function keep_revenue() returns trigger language plpgsql as $$
begin
  if current_setting('quillhouse.copying', true) = 'on' then return null; end if;
  insert into ledger_revenue (posting_id, fiction_id, day, net) ${selectRevenue('made')}
  -- Of a posting whose entries came in several statements of its transaction.
  on conflict (posting_id) do update set net = ledger_revenue.net + excluded.net;
  return null;
end $$;

create table if not exists ledger_revenue_backfill (below bigint not null);

do $$ begin
  if not exists (select from pg_trigger where tgrelid = 'ledger_entries'::regclass and tgname = 'keep_revenue') then
    -- Waits for those who are posting: what they posted is seen below, and who posts later has it kept.
    create trigger keep_revenue after insert on ledger_entries referencing new table as made
      for each statement execute function keep_revenue();
    insert into ledger_revenue_backfill select max(id) + 1 from ledger_postings having count(*) > 0;
  end if;
end $$;
`;

/** Postings that are added up in one transaction: who locks one of their stories waits for so many. */
const together = 1000;

/** So long stories that somebody else has locked are waited for: less than PostgreSQL takes to end one of two that wait for each other. */
const lockTimeout = '300ms';

/**
 * Adds up what was posted before it was kept, the latest first. Several nodes may do so at once, and one that is ended in the
 * midst of it is followed by the next start. Where a story stays locked it lets go of all others and begins those postings again.
 */
export async function addUpRevenue(db: Database['db'], step = together): Promise<void> {
  while (await addUpSome(db, step).catch(isLocked));
}

/** True of a lock that was not had in time; throws all else. */
function isLocked(error: { cause?: { code?: string } }): true {
  if (error.cause?.code !== '55P03') throw error;
  return true;
}

/** Is anything left? */
const addUpSome = (db: Database['db'], step: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = '${lockTimeout}'`));
    const { rows } = await tx.execute<{ below: string }>(sql`select below from ledger_revenue_backfill for update`);
    if (!rows[0]) return false;
    const below = Number(rows[0].below);
    const from = below - step;
    // By 'offset 0' these entries come first: the planner takes those of the partners for few, who have some of each posting.
    const entries = `(select * from ledger_entries where posting_id >= ${from} and posting_id < ${below} offset 0)`;
    await tx.execute(
      sql.raw(`insert into ledger_revenue (posting_id, fiction_id, day, net) ${selectRevenue(entries)}
        -- Of a posting that came to its entries later than others with a higher id.
        on conflict (posting_id) do nothing`),
    );
    const isDone = from <= 1;
    await tx.execute(
      isDone ? sql`delete from ledger_revenue_backfill` : sql`update ledger_revenue_backfill set below = ${from}`,
    );
    return !isDone;
  });
