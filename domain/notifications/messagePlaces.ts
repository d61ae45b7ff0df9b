import { statementPaths } from '../statements/statementPaths.ts';
import { taskPath } from '../translation/taskPath.ts';
import type { MessageKind } from './message.ts';

/** What a message may lead to. */
export const messagePlaces = [
  'story',
  'chapter',
  'contract',
  'profile',
  'payment',
  'handbook',
  'income',
  'statement',
  'answer',
  'comments',
  'task',
  'contest',
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
}
interface Lead {
  place: MessagePlace;
  /** In the portal. */
  path: string;
}

const profile = (): Lead => ({ place: 'profile', path: '/person' });
const income = (): Lead => ({ place: 'income', path: '/income' });
const contract = ({ fiction_id }: About): Lead | undefined =>
  fiction_id === null ? undefined : { place: 'contract', path: `/sign?id=${fiction_id}` };
const statementAt =
  (at: keyof typeof statementPaths, place: 'statement' | 'answer' = 'statement') =>
  ({ month }: About): Lead =>
    month === null ? income() : { place, path: statementPaths[at](month) };

/** The chapter that it is about, else the story. */
function work({ fiction_id, chapter_id }: About): Lead | undefined {
  if (fiction_id === null) return undefined;
  return chapter_id === null
    ? { place: 'story', path: `/story/detail?id=${fiction_id}` }
    : { place: 'chapter', path: `/story/tiny?id=${fiction_id}&chapter_id=${chapter_id}` };
}

function comments({ fiction_id, chapter_id }: About): Lead {
  const chapter = chapter_id === null ? '' : `&chapter_id=${chapter_id}`;
  const path = fiction_id === null ? '/comments?filter=unread' : `/comments?fiction_id=${fiction_id}${chapter}`;
  return { place: 'comments', path };
}

const contest = ({ contest: of }: About): Lead | undefined =>
  of === null
    ? undefined
    : { place: 'contest', path: `/event?${new URLSearchParams({ contest: of.slug, edition: String(of.edition) })}` };

const task = ({ task_id }: About): Lead | undefined =>
  task_id === null ? undefined : { place: 'task', path: taskPath(task_id) };

const leads: Record<MessageKind, (about: About) => Lead | undefined> = {
  note: work,
  welcome: () => ({ place: 'handbook', path: '/handbook' }),
  info_locked: profile,
  info_unlocked: profile,
  contract_invited: contract,
  contract_taken: contract,
  contract_approved: contract,
  contract_rejected: contract,
  contract_signed: contract,
  contract_expired: contract,
  work_renamed: work,
  chapter_approved: work,
  chapter_rejected: work,
  chapter_released: work,
  late_release: work,
  report_decided: comments,
  comments_waiting: comments,
  statement_open: statementAt('confirm'),
  statement_due: statementAt('confirm'),
  statement_rejected: statementAt('confirm'),
  statement_approved: statementAt('month'),
  statement_carried: statementAt('month'),
  bonus_approved: income,
  bonus_rejected: income,
  payment_paid: statementAt('month'),
  payment_failed: () => ({ place: 'payment', path: '/person?payment_type=' }),
  question_answered: statementAt('questions', 'answer'),
  contest_entered: contest,
  contest_full: contest,
  contest_result: contest,
  contest_won: contest,
  contest_claim_due: contest,
  contest_lapsed: contest,
  task_assigned: task,
  // Who had it does not see it any more.
  task_withdrawn: () => undefined,
  task_moved: task,
  task_due: task,
  task_timed_out: task,
  task_sent_back: task,
  task_done: task,
  extension_asked: task,
  extension_decided: task,
};

/** Where a message leads, on its page and in the email, as far as what it is about is still there. */
export const findPlace = (about: About): Lead | undefined => leads[about.kind](about);
