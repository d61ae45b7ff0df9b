/**
 * Keeps with each entry of a contest how many it is dealt to, and with each judging its contest, whoever deals or takes
 * back: also 0.1.0 beside this version. Runs after the migrations, and again at each start.
 */
export const countJudges = `
create or replace function set_judged_contest() returns trigger language plpgsql as $$
begin
  new.contest_id := (select contest_id from contest_entries where id = new.entry_id);
  return new;
end $$;

create or replace function count_judges() returns trigger language plpgsql as $$
begin
  update contest_entries entry set judges = counted.judges
  from (
    select dealt.entry_id, count(judging.id) as judges
    from (select distinct entry_id from changed) dealt
    left join contest_judgings judging on judging.entry_id = dealt.entry_id
    group by dealt.entry_id
  ) counted
  where entry.id = counted.entry_id and entry.judges <> counted.judges;
  return null;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgrelid = 'contest_judgings'::regclass and tgname = 'count_judges_dealt') then
    -- Who deals, scores or takes back locks the contest first.
    lock table contests in exclusive mode;
    create trigger set_judged_contest before insert on contest_judgings for each row when (new.contest_id is null)
      execute function set_judged_contest();
    create trigger count_judges_dealt after insert on contest_judgings
      referencing new table as changed for each statement execute function count_judges();
    create trigger count_judges_taken after delete on contest_judgings
      referencing old table as changed for each statement execute function count_judges();
    -- What was dealt before.
    update contest_judgings judging set contest_id = entry.contest_id
    from contest_entries entry where entry.id = judging.entry_id and judging.contest_id is null;
    update contest_entries entry set judges = counted.judges
    from (select entry_id, count(*) as judges from contest_judgings group by entry_id) counted
    where entry.id = counted.entry_id and entry.judges <> counted.judges;
  end if;
end $$;
`;
