import { revenueKinds } from '#domain/earnings/ledger.ts';

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
 * after the migrations, and again at each start. A copy of a whole database brings it along.
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

do $$ begin
  if not exists (select from pg_trigger where tgrelid = 'ledger_entries'::regclass and tgname = 'keep_revenue') then
    -- Whoever posts waits meanwhile.
    lock table ledger_entries in share row exclusive mode;
    create trigger keep_revenue after insert on ledger_entries referencing new table as made
      for each statement execute function keep_revenue();
    -- What was posted before.
    insert into ledger_revenue (posting_id, fiction_id, day, net) ${selectRevenue('ledger_entries')};
  end if;
end $$;
`;
