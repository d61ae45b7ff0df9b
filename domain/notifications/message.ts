import { can, isAuthor, roles, type Role } from '../roles.ts';

/** Who gets messages: everybody. */
export const messageReaders: readonly Role[] = roles;
/** Those of the staff who have messages of translations. */
const translators: readonly Role[] = ['content_manager', 'translator', 'translation_auditor'];

/** `sign` is about contracts (domain.md section 3). */
export const messageCategories = ['system', 'sign', 'story'] as const;
export const messageTabs = ['all', ...messageCategories] as const;
/** portal.md section 9. */
export const messagesPerPage = 10;
export type MessageTab = (typeof messageTabs)[number];
export type MessageCategory = (typeof messageCategories)[number];

/**
 * What the platform tells, with the tab that it stands under. A message is kept as its kind and arguments
 * and put into words when it is read; only a `note` has words of its own, which the staff wrote.
 */
export const categoryByKind = {
  note: 'system',
  welcome: 'system',
  info_locked: 'system',
  info_unlocked: 'system',
  clause_coming: 'system',
  clause_withdrawn: 'system',
  statement_open: 'system',
  statement_due: 'system',
  contract_invited: 'sign',
  contract_taken: 'sign',
  contract_approved: 'sign',
  contract_rejected: 'sign',
  contract_signed: 'sign',
  contract_expired: 'sign',
  work_renamed: 'sign',
  editor_changed: 'system',
  absence_set: 'system',
  substitution_set: 'system',
  absence_withdrawn: 'system',
  chapter_approved: 'story',
  chapter_rejected: 'story',
  chapter_released: 'story',
  late_release: 'story',
  report_decided: 'story',
  comments_waiting: 'story',
  statement_rejected: 'system',
  statement_approved: 'system',
  statement_carried: 'system',
  bonus_approved: 'system',
  bonus_rejected: 'system',
  payment_paid: 'system',
  payment_failed: 'system',
  question_answered: 'system',
  contest_entered: 'story',
  contest_full: 'story',
  contest_result: 'story',
  contest_won: 'story',
  contest_claim_due: 'story',
  contest_lapsed: 'story',
  contest_entry_due: 'story',
  contest_unsigned: 'story',
  contest_left: 'story',
  contest_cancelled: 'story',
  contest_incentive: 'story',
  task_assigned: 'system',
  task_withdrawn: 'system',
  task_moved: 'system',
  task_due: 'system',
  task_timed_out: 'system',
  task_sent_back: 'system',
  task_source_changed: 'system',
  task_submitted: 'system',
  task_done: 'system',
  extension_asked: 'system',
  extension_decided: 'system',
  record_note: 'system',
  record_given: 'system',
} as const satisfies Record<string, MessageCategory>;

export type MessageKind = keyof typeof categoryByKind;
/** Kinds that the platform sends by itself. */
export type AutomaticKind = Exclude<MessageKind, 'note'>;
export const messageKinds = Object.keys(categoryByKind) as MessageKind[];

/** What messages are about, as their reader chooses which of them come by mail too. */
export const mailTopics = [
  'contract',
  'review',
  'release',
  'comments',
  'money',
  'contests',
  'account',
  'staff',
  'translation',
  'absences',
  'colleagues',
] as const;
const staffTopics: readonly MailTopic[] = ['translation', 'absences', 'colleagues'];
/** The topics that a role has messages of: an author's, or those of the staff. */
export function listTopics(role: Role): MailTopic[] {
  if (isAuthor(role)) return mailTopics.filter((topic) => !staffTopics.includes(topic));
  return staffTopics.filter(
    (topic) => topic === 'colleagues' || (topic === 'absences' ? role === 'editor' : can(role, translators)),
  );
}
export type MailTopic = (typeof mailTopics)[number];
/** By mail at once, in one email a day, or in the portal only. */
export const mailChoices = ['now', 'daily', 'never'] as const;
export type MailChoice = (typeof mailChoices)[number];
export type MailChoices = Record<MailTopic, MailChoice>;

export const mailTopicByKind: Record<MessageKind, MailTopic> = {
  note: 'staff',
  welcome: 'account',
  info_locked: 'account',
  info_unlocked: 'account',
  clause_coming: 'account',
  clause_withdrawn: 'account',
  contract_invited: 'contract',
  contract_taken: 'contract',
  contract_approved: 'contract',
  contract_rejected: 'contract',
  contract_signed: 'contract',
  contract_expired: 'contract',
  work_renamed: 'contract',
  editor_changed: 'staff',
  absence_set: 'absences',
  substitution_set: 'absences',
  absence_withdrawn: 'absences',
  chapter_approved: 'review',
  chapter_rejected: 'review',
  chapter_released: 'release',
  late_release: 'release',
  report_decided: 'comments',
  comments_waiting: 'comments',
  statement_open: 'money',
  statement_due: 'money',
  statement_rejected: 'money',
  statement_approved: 'money',
  statement_carried: 'money',
  bonus_approved: 'money',
  bonus_rejected: 'money',
  payment_paid: 'money',
  payment_failed: 'money',
  question_answered: 'money',
  contest_entered: 'contests',
  contest_full: 'contests',
  contest_result: 'contests',
  contest_won: 'contests',
  contest_claim_due: 'contests',
  contest_lapsed: 'contests',
  contest_entry_due: 'contests',
  contest_unsigned: 'contests',
  contest_left: 'contests',
  contest_cancelled: 'contests',
  contest_incentive: 'contests',
  task_assigned: 'translation',
  task_withdrawn: 'translation',
  task_moved: 'translation',
  task_due: 'translation',
  task_timed_out: 'translation',
  task_sent_back: 'translation',
  task_source_changed: 'translation',
  task_submitted: 'translation',
  task_done: 'translation',
  extension_asked: 'translation',
  extension_decided: 'translation',
  record_note: 'colleagues',
  record_given: 'colleagues',
};

/** As long as a reader has chosen nothing else. */
export const defaultMailChoices: MailChoices = {
  contract: 'now',
  review: 'now',
  release: 'daily',
  comments: 'daily',
  money: 'now',
  contests: 'now',
  account: 'now',
  staff: 'now',
  translation: 'now',
  absences: 'now',
  colleagues: 'now',
};
