import { getQueue, type QueueName } from '#domain/home/officeQueues.ts';
import type { Role } from '#domain/roles.ts';
import type { QueueTable } from '#server/db/changeTriggers.ts';

/** The queues in which the rows of a table wait, or what belongs to them. */
const queuesByTable: Record<QueueTable, QueueName[]> = {
  chapters: ['chapter_reviews'],
  contract_applications: ['contract_applications'],
  comments: ['comment_reports'],
  statements: ['statements'],
  statement_questions: ['statement_questions'],
  payroll: ['payouts_to_approve', 'payouts_to_pay'],
  bonus_details: ['bonuses', 'contests_to_act_on'],
  account_requests: ['account_requests'],
  articles: ['pending_articles', 'stale_articles'],
  contests: ['contests_to_act_on', 'vacant_prizes', 'judgings'],
  contest_texts: ['stale_contest_texts'],
  contest_prize_texts: ['stale_prize_texts'],
  contest_judgings: ['judgings', 'contests_to_act_on'],
  // Whose works they are has changed.
  fictions: ['chapter_reviews', 'contract_applications', 'comment_reports', 'contests_to_act_on'],
  // A judge may not judge any more.
  users: ['contests_to_act_on'],
};

/** The roles in whose queues a change of a table may have changed something; none of a table of other versions. */
export const listQueueRoles = (table: string): Role[] => [
  ...new Set((queuesByTable[table as QueueTable] ?? []).flatMap((name) => getQueue(name).roles)),
];
