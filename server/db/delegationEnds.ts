import { createHash } from 'node:crypto';

const isOther = (column: string) => `old.${column} is distinct from new.${column}`;

const ends = [
  ['chapters', 'chapters', '(old.status, old.revision_status) is distinct from (new.status, new.revision_status)'],
  ['comments', 'comments', isOther('report_status')],
  ['contract_applications', 'contract-applications', `${isOther('status')} and new.status <> 'editor_review'`],
  ['statements', 'statements', `${isOther('status')} and new.status <> 'under_review'`],
  ['extension_requests', 'extension-requests', isOther('status')],
  ['dictionary_entries', 'dictionary-entries', `${isOther('state')} or ${isOther('has_proposal')}`],
  ['account_requests', 'account-requests', isOther('status')],
  ['translation_tasks', 'translation-tasks', isOther('status')],
  ['bonus_details', 'bonus-details', isOther('status')],
  ['payroll', 'payroll', isOther('status')],
  ['contests', 'contests', ['state', 'dealt_at', 'decided_at', 'vacant'].map(isOther).join(' or ')],
  ['contest_texts', 'contest-texts', isOther('stale')],
  ['contest_prize_texts', 'contest-prize-texts', isOther('stale')],
] as const;

/** Another condition has another name. */
const nameTrigger = (resource: string, decided: string) =>
  `end_delegations_${createHash('sha256').update(`${resource} ${decided}`).digest('hex').slice(0, 16)}`;

/**
 * A record that was given to a colleague is nobody's any more once it is decided on, whoever does that and by which call,
 * nor is it put off any more: what comes back is new. The database ends both. An application that an editor takes goes on
 * with the editors. Runs after the migrations, and again at each start.
 */
export const endDelegations = `
create or replace function end_delegations() returns trigger language plpgsql as $$
begin
  delete from delegations where resource = tg_argv[0] and record_id = new.id;
  delete from snoozes where resource = tg_argv[0] and record_id = new.id;
  return null;
end $$;
${ends
  .map(([table, resource, decided]) => {
    const name = nameTrigger(resource, decided);
    return `
do $$
declare
  former text;
begin
  -- To make it anew would wait for everybody who writes to the table: only one that comes to be different takes the place of
  -- the one before.
  if exists (select from pg_trigger where tgrelid = '${table}'::regclass and tgname = '${name}') then return; end if;
  for former in
    select tgname from pg_trigger where tgrelid = '${table}'::regclass and tgfoid = 'end_delegations'::regproc
  loop
    execute format('drop trigger %I on ${table}', former);
  end loop;
  create trigger ${name} after update on ${table} for each row when (${decided})
    execute function end_delegations('${resource}');
end $$;`;
  })
  .join('')}
`;
