import { judgeRoles } from '#domain/contests/judging.ts';
import { getContractActor, listAwaiting } from '#domain/contracts/contract.ts';
import { approvers } from '#domain/dictionary/dictionaryEntry.entity.ts';
import type { EntityKey } from '#domain/entities.ts';
import { can, type Role } from '#domain/roles.ts';
import { statusesInReview } from '#domain/statements/statementSteps.ts';

export type QueueFilter = Readonly<Record<string, string | boolean | readonly string[]>>;

interface Queue {
  roles: readonly Role[];
  /** Where it is worked off: a page of its own, or a list with a filter. Pages of records lead on to the next one of it. */
  at: { page: string } | { list: EntityKey; filter: (role: Role) => QueueFilter };
  /** A page of its own leads to pages of records of this entity, which lead on to the next one in the order of that page. */
  opens?: EntityKey;
  /** Of which entity's records it is, where each reader may put one off until later (`snooze.ts`), or give it to a colleague. */
  snoozes?: EntityKey;
  /** The badge of its page counts only some of it, and comes by the stream (`domain/notifications/badges.calls.ts`). */
  ownBadge?: true;
}

/** Without what its reader has put off. */
const createFilter = (filter: QueueFilter) => () => ({ ...filter, snoozed: false });

/** What may wait for the staff, in the order of their home: for whom, and where it is worked off. */
export const officeQueues = {
  chapter_reviews: {
    roles: ['editor', 'work_auditor'],
    at: { page: '/office/chapter-reviews' },
    snoozes: 'chapter',
  },
  contract_applications: {
    roles: ['editor', 'work_auditor'],
    at: {
      list: 'contractApplication',
      filter: (role) => ({ status: listAwaiting(getContractActor(role)), snoozed: false }),
    },
    snoozes: 'contractApplication',
  },
  comment_reports: {
    roles: ['content_manager', 'editor'],
    at: { page: '/office/comment-reports' },
    snoozes: 'comment',
  },
  my_translations: { roles: ['translator'], at: { page: '/office/my-translations' }, ownBadge: true },
  translation_reviews: { roles: ['translation_auditor'], at: { page: '/office/translation-reviews' } },
  extension_requests: {
    roles: ['content_manager', 'translation_auditor'],
    at: { list: 'extensionRequest', filter: createFilter({ status: 'pending' }) },
    snoozes: 'extensionRequest',
  },
  proposed_entries: {
    roles: approvers,
    at: { list: 'dictionaryEntry', filter: createFilter({ state: 'proposed' }) },
    snoozes: 'dictionaryEntry',
  },
  proposed_changes: {
    roles: approvers,
    at: { list: 'dictionaryEntry', filter: createFilter({ has_proposal: true }) },
    snoozes: 'dictionaryEntry',
  },
  account_requests: {
    roles: ['content_manager'],
    at: { list: 'accountRequest', filter: createFilter({ status: 'pending' }) },
    snoozes: 'accountRequest',
  },
  late_tasks: {
    roles: ['content_manager'],
    at: { list: 'translationTask', filter: createFilter({ status: 'time_out' }) },
    snoozes: 'translationTask',
  },
  statements: {
    roles: ['finance_manager'],
    at: { list: 'statement', filter: createFilter({ status: statusesInReview }) },
    snoozes: 'statement',
  },
  statement_questions: { roles: ['finance_manager'], at: { page: '/office/statement-questions' } },
  bonuses: {
    roles: ['finance_manager'],
    at: { list: 'bonusDetail', filter: createFilter({ status: 'pending' }) },
    snoozes: 'bonusDetail',
  },
  payouts_to_approve: {
    roles: ['finance_manager'],
    at: { list: 'payroll', filter: createFilter({ status: 'pending' }) },
    snoozes: 'payroll',
  },
  payouts_to_pay: {
    roles: ['cashier'],
    at: { list: 'payroll', filter: createFilter({ status: 'approved' }) },
    snoozes: 'payroll',
  },
  judgings: { roles: judgeRoles, at: { page: '/office/judging' } },
  contests_to_act_on: {
    roles: ['content_manager'],
    at: { list: 'contest', filter: createFilter({ to_act_on: true }) },
    snoozes: 'contest',
  },
  vacant_prizes: {
    roles: ['content_manager'],
    at: { list: 'contest', filter: createFilter({ vacant: true, state: 'published' }) },
    snoozes: 'contest',
  },
  pending_articles: { roles: ['content_manager'], at: { page: '/office/articles/board' }, opens: 'article' },
  stale_articles: {
    roles: ['content_manager', 'translator'],
    at: { page: '/office/articles/board' },
    opens: 'article',
  },
  stale_contest_texts: {
    roles: ['content_manager', 'translator'],
    at: { list: 'contestText', filter: createFilter({ stale: true }) },
    snoozes: 'contestText',
  },
  stale_prize_texts: {
    roles: ['content_manager', 'translator'],
    at: { list: 'contestPrizeText', filter: createFilter({ stale: true }) },
    snoozes: 'contestPrizeText',
  },
} as const satisfies Record<string, Queue>;

export type QueueName = keyof typeof officeQueues;
export const queueNames = Object.keys(officeQueues) as QueueName[];
export const getQueue = (name: QueueName): Queue => officeQueues[name];

/** The queues of a role. */
export const listQueues = (role: Role): QueueName[] => queueNames.filter((name) => can(role, getQueue(name).roles));

/** The entities of which a queue of a role holds records that its reader may put off or give to a colleague. */
export const listTakable = (role: Role): EntityKey[] => [
  ...new Set(listQueues(role).flatMap((name) => getQueue(name).snoozes ?? [])),
];

export const mayTake = (role: Role, key: EntityKey): boolean => listTakable(role).includes(key);

/** The queues of a role that are worked off on the pages of an entity's records. */
export const listRecordQueues = (role: Role, key: EntityKey): QueueName[] =>
  listQueues(role).filter((name) => {
    const { at, opens } = getQueue(name);
    return ('list' in at ? at.list : opens) === key;
  });

/** What a list is filtered by to show what waits for a role in it: once for each of its queues. */
export const listFilters = (role: Role, key: EntityKey): QueueFilter[] =>
  listRecordQueues(role, key)
    .map((name) => getQueue(name).at)
    .flatMap((at) => ('list' in at ? [at.filter(role)] : []));

/** The same of the first of them. */
export const findFilter = (role: Role, key: EntityKey): QueueFilter | undefined => listFilters(role, key)[0];
