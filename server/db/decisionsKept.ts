import { decisions } from '#domain/contracts/contract.ts';

const isDecision = `step in (${decisions.map((step) => `'${step}'`).join()})`;

/**
 * Keeps with each application who decided on it and when, whoever notes the step: also the version before beside this one.
 * Runs after the migrations, and again at each start. A copy of a whole database brings it along.
 */
export const keepDecisions = `
create or replace function keep_decision() returns trigger language plpgsql as $$
begin
  if current_setting('quillhouse.copying', true) = 'on' then return null; end if;
  if new.${isDecision} and new.actor = 'editor' then
    update contract_applications set reviewed_at = new.at,
      reviewed_by_id = (select id from editors where user_id = new.user_id)
    where id = new.application_id;
  elsif new.${isDecision} then
    update contract_applications set audited_at = new.at where id = new.application_id;
  end if;
  return null;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgrelid = 'application_steps'::regclass and tgname = 'keep_decision') then
    -- Waits for those who are deciding, and has others wait for what follows.
    create trigger keep_decision after insert on application_steps for each row execute function keep_decision();
    -- What was decided since the columns came.
    update contract_applications application set reviewed_at = decided.at,
      reviewed_by_id = (select id from editors where user_id = decided.user_id)
    from application_steps decided
    where decided.application_id = application.id and application.reviewed_at is null
      and decided.${isDecision} and decided.actor = 'editor';
    update contract_applications application set audited_at = decided.at from application_steps decided
    where decided.application_id = application.id and application.audited_at is null
      and decided.${isDecision} and decided.actor <> 'editor';
  end if;
end $$;
`;
