/**
 * A closed account takes nothing and changes no more, whoever writes and whenever: the database refuses it, so that no
 * call has to think of it. Every reference to an account is guarded but that of the audit, which tells who did what.
 * Runs after the migrations, and again at each start, for the references that are new.
 */
export const guardClosedAccounts = `
create or replace function refuse_closed_account() returns trigger language plpgsql as $$
declare
  account bigint := to_jsonb(new) ->> tg_argv[0];
  account_status text;
begin
  -- The lock waits for a merge that closes the account at this moment.
  select status into account_status from users where id = account for key share;
  if account_status = 'closed' then
    raise foreign_key_violation using
      message = 'the account is closed',
      detail = format('Key (%s)=(%s) is not present in table "users".', tg_argv[0], account);
  end if;
  return new;
end $$;

create or replace function keep_closed_account() returns trigger language plpgsql as $$
begin
  raise exception 'the account is closed' using errcode = 'QH001';
end $$;

do $$
declare
  link record;
begin
  for link in
    select c.conrelid::regclass as holder, a.attname as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
      and c.conrelid not in ('users'::regclass, 'audits'::regclass)
      and not exists (select from pg_trigger t where t.tgrelid = c.conrelid and t.tgname = 'closed_' || a.attname)
  loop
    execute format(
      'create trigger %I before insert or update of %I on %s for each row when (new.%I is not null)
       execute function refuse_closed_account(%L)',
      'closed_' || link.name, link.name, link.holder, link.name, link.name
    );
  end loop;
  if not exists (select from pg_trigger where tgrelid = 'users'::regclass and tgname = 'closed') then
    create trigger closed before update on users for each row when (old.status = 'closed')
      execute function keep_closed_account();
  end if;
end $$;
`;
