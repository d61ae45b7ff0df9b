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

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The conditions as they were when triggers began to have theirs noted: one without a note has them. */
const isUnnoted = hash(JSON.stringify(ends)) === '469c492ca6f95dde';

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
    const noted = hash(decided);
    return `
do $$
declare
  former text;
begin
  select coalesce(obj_description(oid, 'pg_trigger'), '${isUnnoted ? 'unnoted' : 'unknown'}') into former from pg_trigger
    where tgrelid = '${table}'::regclass and tgname = 'end_delegations';
  -- To make it anew would wait for everybody at the table, and have everybody wait: only one that comes to be different is.
  if former = '${noted}' then return; end if;
  if former is distinct from 'unnoted' then
    drop trigger if exists end_delegations on ${table};
    create trigger end_delegations after update on ${table} for each row when (${decided})
      execute function end_delegations('${resource}');
  end if;
  comment on trigger end_delegations on ${table} is '${noted}';
end $$;`;
  })
  .join('')}
`;
