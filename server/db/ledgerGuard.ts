/**
 * What the database keeps of the ledger whoever writes: rows, and snapshots of statements, are never changed or removed, the entries of a posting sum
 * to zero and are written with it, and a closed month takes no posting. Runs after the migrations and again at each
 * start. While a whole database is copied, what was right in the other is taken as it is.
 */
export const guardLedger = `
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'QH002';
end $$;

create or replace function book_in_open_months() returns trigger language plpgsql as $$
declare
  closed integer;
begin
  if current_setting('quillhouse.copying', true) = 'on' then return null; end if;
  insert into ledger_months (month) select distinct month from made order by month on conflict do nothing;
  -- The lock waits for a close that is under way, and keeps one waiting. All are counted: what were asked for as a
  -- condition could be looked at before the lock.
  select count(closed_at) into closed from (
    select closed_at from ledger_months where month in (select month from made) order by month for share
  ) booked_in;
  if closed > 0 then
    raise exception 'the month is closed' using errcode = 'QH003';
  end if;
  return null;
end $$;

create or replace function write_with_postings() returns trigger language plpgsql as $$
begin
  if current_setting('quillhouse.copying', true) = 'on' then return null; end if;
  perform from made where not exists (
    select from ledger_postings where id = made.posting_id and written_in = txid_current()
  );
  if found then
    raise exception 'entries are written with their posting' using errcode = 'QH002';
  end if;
  return null;
end $$;

create or replace function check_posting() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 1) from ledger_entries where posting_id = new.id) <> 0 then
    raise exception 'posting % does not sum to zero', new.id using errcode = 'QH002';
  end if;
  return null;
end $$;

do $$
declare
  frozen text;
begin
  foreach frozen in array array['ledger_postings', 'ledger_entries', 'statement_snapshots'] loop
    if not exists (select from pg_trigger where tgrelid = frozen::regclass and tgname = 'frozen') then
      execute format('create trigger frozen before update or delete on %s for each row execute function refuse_ledger_change()', frozen);
      execute format('create trigger kept before truncate on %s for each statement execute function refuse_ledger_change()', frozen);
    end if;
  end loop;
  if not exists (select from pg_trigger where tgrelid = 'ledger_postings'::regclass and tgname = 'open_months') then
    -- What looked at each row by itself before.
    drop trigger if exists open_month on ledger_postings;
    drop trigger if exists written_with on ledger_entries;
    drop trigger if exists balanced on ledger_postings;
    create trigger open_months after insert on ledger_postings referencing new table as made
      for each statement execute function book_in_open_months();
    create trigger written_with_postings after insert on ledger_entries referencing new table as made
      for each statement execute function write_with_postings();
    create constraint trigger balanced after insert on ledger_postings deferrable initially deferred
      for each row execute function check_posting();
  end if;
end $$;
`;
