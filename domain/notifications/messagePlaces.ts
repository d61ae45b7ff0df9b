import { getClausePath } from '../articles/clause.ts';
import { getEventPath } from '../contests/eventPath.ts';
import { getDecisionPath } from '../home/decisionPath.ts';
import { statementPaths } from '../statements/statementPaths.ts';
import { getTaskPath } from '../translation/taskPath.ts';
import type { MessageKind } from './message.ts';

/** What a message may lead to. */
export const messagePlaces = [
  'story',
  'chapter',
  'contract',
  'profile',
  'payment',
  'handbook',
  'clause',
  'income',
  'statement',
  'answer',
  'comments',
  'task',
  'contest',
  'note',
  'record',
] as const;
export type MessagePlace = (typeof messagePlaces)[number];

interface About {
  kind: MessageKind;
  /** What it is about, for as long as that exists. */
  fiction_id: number | null;
  chapter_id: number | null;
  task_id: number | null;
  /** Of a statement: `2026-03`. */
  month: string | null;
  /** Of a contest. */
  contest: { slug: string; edition: number } | null;
  /** Of an edition of a clause. */
  clause: { slug: string; number: number } | null;
  /** A record of the back office. */
  record: { of: string; id: number } | null;
}
interface Lead {
  place: MessagePlace;
  /** In the portal. */
  path: string;
}

const leadToProfile = (): Lead => ({ place: 'profile', path: '/person' });
const leadToEarnings = (): Lead => ({ place: 'income', path: '/income' });
const leadToContract = ({ fiction_id }: About): Lead | undefined =>
  fiction_id === null ? undefined : { place: 'contract', path: `/sign?id=${fiction_id}` };
const leadToStatement =
  (at: keyof typeof statementPaths, place: 'statement' | 'answer' = 'statement') =>
  ({ month }: About): Lead =>
    month === null ? leadToEarnings() : { place, path: statementPaths[at](month) };

/** The chapter that it is about, else the story. */
function leadToStory({ fiction_id, chapter_id }: About): Lead | undefined {
  if (fiction_id === null) return undefined;
  return chapter_id === null
    ? { place: 'story', path: `/story/detail?id=${fiction_id}` }
    : { place: 'chapter', path: `/story/tiny?id=${fiction_id}&chapter_id=${chapter_id}` };
}

function leadToComments({ fiction_id, chapter_id }: About): Lead {
  const chapter = chapter_id === null ? '' : `&chapter_id=${chapter_id}`;
  const path = fiction_id === null ? '/comments?filter=unread' : `/comments?fiction_id=${fiction_id}${chapter}`;
  return { place: 'comments', path };
}

const leadToContest = ({ contest: of }: About): Lead | undefined =>
  of === null ? undefined : { place: 'contest', path: getEventPath(of) };

const leadToClause = ({ clause }: About): Lead | undefined =>
  clause === null ? undefined : { place: 'clause', path: getClausePath(clause.slug, clause.number) };

const leadToTask = ({ task_id }: About): Lead | undefined =>
  task_id === null ? undefined : { place: 'task', path: getTaskPath(task_id) };

const leadToNotes = ({ record }: About): Lead | undefined =>
  record === null ? undefined : { place: 'note', path: `/office/${record.of}/${record.id}/show?tab=notes` };

const leadToDecision = ({ record }: About): Lead | undefined =>
  record === null ? undefined : { place: 'record', path: getDecisionPath(record.of, record.id) };

const leads: Record<MessageKind, (about: About) => Lead | undefined> = {
  note: leadToStory,
  welcome: () => ({ place: 'handbook', path: '/handbook' }),
  info_locked: leadToProfile,
  info_unlocked: leadToProfile,
  clause_coming: leadToClause,
  clause_withdrawn: leadToClause,
  contract_invited: leadToContract,
  contract_taken: leadToContract,
  contract_approved: leadToContract,
  contract_rejected: leadToContract,
  contract_signed: leadToContract,
  contract_expired: leadToContract,
  work_renamed: leadToStory,
  editor_changed: (about) => leadToStory(about) ?? leadToProfile(),
  absence_set: () => undefined,
  substitution_set: () => undefined,
  absence_withdrawn: () => undefined,
  chapter_approved: leadToStory,
  chapter_rejected: leadToStory,
  chapter_released: leadToStory,
  late_release: leadToStory,
  report_decided: leadToComments,
  comments_waiting: leadToComments,
  statement_open: leadToStatement('confirm'),
  statement_due: leadToStatement('confirm'),
  statement_rejected: leadToStatement('confirm'),
  statement_approved: leadToStatement('month'),
  statement_carried: leadToStatement('month'),
  bonus_approved: leadToEarnings,
  bonus_rejected: leadToEarnings,
  payment_paid: leadToStatement('month'),
  payment_failed: () => ({ place: 'payment', path: '/person?payment_type=' }),
  question_answered: leadToStatement('questions', 'answer'),
  contest_entered: leadToContest,
  contest_full: leadToContest,
  contest_result: leadToContest,
  contest_won: leadToContest,
  contest_claim_due: leadToContest,
  contest_lapsed: leadToContest,
  contest_entry_due: leadToContest,
  contest_unsigned: leadToContest,
  contest_left: leadToContest,
  // Its page is not there any more.
  contest_cancelled: leadToStory,
  contest_incentive: leadToContest,
  task_assigned: leadToTask,
  // Who had it does not see it any more.
  task_withdrawn: () => undefined,
  task_moved: leadToTask,
  task_due: leadToTask,
  task_timed_out: leadToTask,
  task_sent_back: leadToTask,
  task_source_changed: leadToTask,
  task_submitted: leadToTask,
  task_done: leadToTask,
  extension_asked: leadToTask,
  extension_decided: leadToTask,
  record_note: leadToNotes,
  record_given: leadToDecision,
};

/** Where a message leads, on its page and in the email, as far as what it is about is still there. */
export const findPlace = (about: About): Lead | undefined => leads[about.kind](about);
