import type { EntityKey } from '#domain/entities.ts';
import type { QueueName } from '#domain/home/officeQueues.ts';
import type { TestServer } from './server.ts';

/** Values with which a record waits in a queue whose records may be put off and given. */
export const waitingValues: Partial<Record<QueueName, object[]>> = {
  chapter_reviews: [{ status: 'pending_review' }, { status: 'published', revision_status: 'pending_review' }],
  contract_applications: [{ status: 'applying' }, { status: 'editor_review' }, { status: 'contract_review' }],
  comment_reports: [{ report_status: 'open', report_reason: 'spam' }],
  extension_requests: [{ status: 'pending' }],
  proposed_entries: [{ state: 'proposed' }],
  proposed_changes: [{ has_proposal: true, proposed_translation: 'Nord', state: 'approved' }],
  account_requests: [{ status: 'pending' }],
  late_tasks: [{ status: 'time_out' }],
  statements: [{ status: 'under_review' }, { status: 'submitted' }],
  bonuses: [{ status: 'pending' }],
  payouts_to_approve: [{ status: 'pending' }],
  payouts_to_pay: [{ status: 'approved' }],
  contests_to_act_on: [
    { state: 'published', opens_on: '2026-01-01', closes_on: '2026-02-01', signed_since: '2026-01-01' },
  ],
  vacant_prizes: [{ vacant: true, state: 'published' }],
  stale_contest_texts: [{ stale: true }],
  stale_prize_texts: [{ stale: true }],
};
/** The same once one is decided on; the first of them says so. */
export const decidedValues: Partial<Record<QueueName, object>> = {
  chapter_reviews: { status: 'draft' },
  contract_applications: { status: 'rejected' },
  comment_reports: { report_status: 'kept' },
  extension_requests: { status: 'approved' },
  proposed_entries: { state: 'approved' },
  proposed_changes: { has_proposal: false, proposed_translation: null, state: 'approved' },
  account_requests: { status: 'confirmed' },
  late_tasks: { status: 'ongoing' },
  statements: { status: 'approved' },
  bonuses: { status: 'approved' },
  payouts_to_approve: { status: 'failed' },
  payouts_to_pay: { status: 'paid' },
  contests_to_act_on: { state: 'withdrawn' },
  vacant_prizes: { vacant: false, state: 'withdrawn' },
  stale_contest_texts: { stale: false },
  stale_prize_texts: { stale: false },
};

/** A record with values; a contest with an entry, without which nothing is to be done. */
export async function addRecord(server: TestServer, key: EntityKey, values: object): Promise<number> {
  const { id } = await server.insert(key, values);
  if (key === 'contest') await server.insert('contestEntry', { contest_id: id, state: 'full' });
  return id;
}
