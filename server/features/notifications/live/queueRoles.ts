import { getQueue, type QueueName } from '#domain/home/officeQueues.ts';
import type { Role } from '#domain/roles.ts';
import type { QueueTable } from '#server/db/changeTriggers.ts';

/** The queues in which the rows of a table wait. */
const queuesByTable: Record<QueueTable, QueueName[]> = {
  chapters: ['chapter_reviews'],
  contract_applications: ['contract_applications'],
  comments: ['comment_reports'],
  statements: ['statements'],
  statement_questions: ['statement_questions'],
  payroll: ['payouts_to_approve', 'payouts_to_pay'],
  bonus_details: ['bonuses'],
  account_requests: ['account_requests'],
};

/** The roles in whose queues a change of a table may have changed something; none of a table of other versions. */
export const listQueueRoles = (table: string): Role[] => [
  ...new Set((queuesByTable[table as QueueTable] ?? []).flatMap((name) => getQueue(name).roles)),
];
