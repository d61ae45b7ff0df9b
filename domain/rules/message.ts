/** `sign` is about contracts (domain.md section 3). */
export const messageCategories = ['system', 'sign', 'story'] as const;
export const messageTabs = ['all', ...messageCategories] as const;
/** portal.md section 9. */
export const messagesPerPage = 10;
export type MessageTab = (typeof messageTabs)[number];
export type MessageCategory = (typeof messageCategories)[number];

/**
 * What the platform tells its authors, with the tab that it stands under. A message is kept as its kind and arguments
 * and put into words when it is read; only a `note` has words of its own, which the staff wrote.
 */
export const categoryOf = {
  note: 'system',
  welcome: 'system',
  info_locked: 'system',
  info_unlocked: 'system',
  contract_invited: 'sign',
  contract_approved: 'sign',
  contract_rejected: 'sign',
  contract_signed: 'sign',
  contract_expired: 'sign',
  chapter_approved: 'story',
  chapter_rejected: 'story',
  late_release: 'story',
} as const satisfies Record<string, MessageCategory>;

export type MessageKind = keyof typeof categoryOf;
/** Kinds that are told by the platform itself. */
export type ToldKind = Exclude<MessageKind, 'note'>;
export const messageKinds = Object.keys(categoryOf) as MessageKind[];
