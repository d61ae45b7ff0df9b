import { judgeRoles } from '#domain/contests/judging.ts';
import { changeCode } from './changes.ts';

/** An `info` reaches whoever wrote, whatever `client_min_messages` keeps from them. */
const raise = (change: string) => `raise info '%', ${change} using errcode = '${changeCode}'`;

/**
 * What waits for the staff in queues of their home, by its table, with the columns that tell so; where only some rows ever
 * wait, the first is not null in these.
 */
const queueStates = {
  chapters: ['status', 'revision_status'],
  contract_applications: ['status'],
  comments: ['report_status'],
  statements: ['status'],
  statement_questions: ['status'],
  payroll: ['status'],
  bonus_details: ['status'],
  account_requests: ['status'],
} as const;

/** The same of tables that are seldom written to: any such statement may have changed what waits. */
const queueEvents = {
  // Readers say whether one was helpful, which changes nothing that waits.
  articles:
    'insert or delete or update of title, summary, body, state, pending, publish_at, source_revision, revision, shown_revision, time_lost',
  contests: 'insert or update or delete',
  contest_texts: 'insert or update or delete',
  contest_prize_texts: 'insert or update or delete',
  contest_judgings: 'insert or update of submitted_at or delete',
  fictions: 'update of editor_id',
} as const;
export type QueueTable = keyof typeof queueStates | keyof typeof queueEvents | 'users';

const judging = judgeRoles.map((role) => `''${role}''`).join(', ');
/** Who comes to be a judge, or to be none; of authors, whose roles change often, nothing waits by that. */
const triggerOfJudges = `('users', 'after update of status, role', 'for each row when ((old.role, old.status) is distinct from
        (new.role, new.status) and (old.role in (${judging}) or new.role in (${judging}))) execute function tell_queue()')`;

const listStateTriggers = (holder: string, states: readonly string[]) =>
  [
    ['insert', `new.${states[0]} is not null`],
    ...states.map((state) => ['update', `old.${state} is distinct from new.${state}`]),
    ['delete', `old.${states[0]} is not null`],
  ].map(
    ([event, when]) => `('${holder}', 'after ${event}', 'for each row when (${when}) execute function tell_queue()')`,
  );
const queueTriggers = [
  ...Object.entries(queueStates).flatMap(([holder, states]) => listStateTriggers(holder, states)),
  ...Object.entries(queueEvents).map(
    ([holder, events]) => `('${holder}', 'after ${events}', 'for each statement execute function tell_queue()')`,
  ),
  triggerOfJudges,
].join(',\n      ');

/**
 * Has each statement answer whose badges it may have changed: an account's id, 'translation' for what of translations waits
 * for whole roles, or 'queue' and the table of what else waits for them. Whoever writes, no call has to think of it; the server tells it to the other nodes when the transaction is over.
 * What changes by time alone is told by nobody. Runs after the migrations, and again at each start.
 */
export const notifyOfChanges = `
create or replace function tell_id() returns trigger language plpgsql as $$
begin
  ${raise('new.id')};
  return null;
end $$;

create or replace function tell_user() returns trigger language plpgsql as $$
begin
  ${raise('coalesce(new.user_id, old.user_id)')};
  return null;
end $$;

create or replace function tell_author() returns trigger language plpgsql as $$
begin
  ${raise('coalesce(new.author_id, old.author_id)')};
  return null;
end $$;

create or replace function tell_authors_of_stories() returns trigger language plpgsql as $$
declare
  author bigint;
begin
  for author in select distinct author_id from fictions where id in (select fiction_id from changed) loop
    ${raise('author')};
  end loop;
  return null;
end $$;

create or replace function tell_translation() returns trigger language plpgsql as $$
begin
  ${raise("'translation'")};
  return null;
end $$;

create or replace function tell_queue() returns trigger language plpgsql as $$
begin
  ${raise("'queue ' || tg_table_name")};
  return null;
end $$;

do $$
declare
  told record;
begin
  for told in
    select * from (values
      ('users', 'after update of status, role', 'for each row execute function tell_id()'),
      ('sessions', 'after delete or update of expires_at', 'for each row execute function tell_user()'),
      ('messages', 'after insert or delete or update of is_read, cleared, user_id', 'for each row execute function tell_user()'),
      ('payment_infos', 'after insert or delete or update of user_id, payment_type, is_add_up', 'for each row execute function tell_user()'),
      ('blocked_readers', 'after insert or delete', 'for each row execute function tell_author()'),
      ('fictions', 'after update of author_id', 'for each row execute function tell_author()'),
      ('statements', 'after insert or update or delete', 'for each row execute function tell_author()'),
      ('payroll', 'after insert or update or delete', 'for each row execute function tell_author()'),
      ('comments', 'after insert', 'referencing new table as changed for each statement execute function tell_authors_of_stories()'),
      ('comments', 'after update', 'referencing new table as changed for each statement execute function tell_authors_of_stories()'),
      ('comments', 'after delete', 'referencing old table as changed for each statement execute function tell_authors_of_stories()'),
      ('translation_tasks', 'after insert or delete or update of translator_id, status', 'for each statement execute function tell_translation()'),
      ('extension_requests', 'after insert or delete or update of status', 'for each statement execute function tell_translation()'),
      ('dictionary_entries', 'after insert or delete or update of state, has_proposal', 'for each statement execute function tell_translation()'),
      ('translated_chapters', 'after insert or delete or update of state', 'for each statement execute function tell_translation()'),
      ${queueTriggers},
      ('task_chapters', 'after insert or delete or update of is_open', 'for each statement execute function tell_translation()')
    ) as triggers (holder, events, does)
  loop
    -- To make one anew would wait for everybody who writes to the table: what is there stays, so one that comes to be
    -- different gets another name.
    if not exists (
      select from pg_trigger where tgrelid = told.holder::regclass and tgname = 'told_' || md5(told.events || told.does)
    ) then
      execute format(
        'create trigger %I %s on %s %s', 'told_' || md5(told.events || told.does), told.events, told.holder, told.does
      );
    end if;
  end loop;
end $$;
`;
