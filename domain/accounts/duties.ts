import type { Role } from '../roles.ts';

/**
 * What the staff does by calls of the platform, besides what it does with records, and what it reads of persons, their money
 * and texts outside lists, in the order in which it is told: each has a sentence in `accounts.seldom.duties`. A call that the
 * whole staff makes for itself is none. The roles are those of the calls, which a test compares: the calls themselves would
 * bring much code to the page that tells them.
 */
export const duties = {
  review_chapters: { roles: ['editor', 'work_auditor'], calls: ['reviewChapter'] },
  take_applications: { roles: ['editor'], calls: ['takeApplication', 'approveApplication'] },
  reject_applications: { roles: ['editor', 'work_auditor'], calls: ['rejectApplication'] },
  read_signers: { roles: ['editor', 'work_auditor'], calls: ['getApplicationReview'] },
  confirm_contracts: { roles: ['work_auditor'], calls: ['confirmContract'] },
  read_contracts: {
    roles: ['content_manager', 'editor', 'work_auditor'],
    calls: ['listWorkContracts', 'getReviewedPdf'],
  },
  invite_authors: { roles: ['editor'], calls: ['inviteAuthor'] },
  lock_profiles: { roles: ['editor'], calls: ['lockInfo'] },
  unlock_profiles: { roles: ['content_manager'], calls: ['unlockAccountInfo'] },
  hand_over_works: { roles: ['content_manager'], calls: ['handOverWorks'] },
  set_shares: { roles: ['content_manager'], calls: ['setShares'] },
  rename_works: { roles: ['content_manager'], calls: ['renameStory'] },
  moderate_comments: { roles: ['content_manager', 'editor'], calls: ['decideReports', 'undoDecisions'] },
  decide_statements: {
    roles: ['finance_manager'],
    calls: ['takeStatement', 'approveStatement', 'rejectStatement', 'decideStatements'],
  },
  answer_questions: { roles: ['finance_manager'], calls: ['answerQuestion'] },
  decide_bonuses: { roles: ['finance_manager'], calls: ['approveBonus', 'rejectBonus', 'decideBonuses'] },
  approve_payouts: { roles: ['finance_manager'], calls: ['approvePayout', 'approvePayouts'] },
  read_payment: { roles: ['finance_manager', 'cashier'], calls: ['getAuthorMoney'] },
  pay: { roles: ['cashier'], calls: ['exportPayouts', 'markPaid', 'markFailed', 'markAllPaid', 'markAllFailed'] },
  read_payees: { roles: ['cashier'], calls: ['getPayoutBatch'] },
  import_revenue: { roles: ['finance_manager'], calls: ['previewRevenue', 'importRevenue', 'reverseRevenue'] },
  close_months: { roles: ['finance_manager'], calls: ['closeMonth'] },
  block_accounts: { roles: ['content_manager'], calls: ['blockAccounts', 'unblockAccounts'] },
  make_accounts: {
    roles: ['content_manager'],
    calls: [
      'createAccount',
      'resendAccountInvitation',
      'withdrawAccountInvitation',
      'previewAccounts',
      'importAccounts',
      'undoAccountImport',
    ],
  },
  read_persons: { roles: ['content_manager'], calls: ['getAccountPerson'] },
  set_roles: { roles: ['content_manager'], calls: ['setAccountRole'] },
  confirm_accounts: { roles: ['content_manager'], calls: ['confirmAccountRequest', 'declineAccountRequest'] },
  read_access: { roles: ['content_manager'], calls: ['getAccountAccess'] },
  reset_access: { roles: ['content_manager'], calls: ['endAccountSessions', 'sendPasswordReset', 'resetSecondFactor'] },
  open_as: { roles: ['content_manager'], calls: ['openAsAuthor', 'endViewing'] },
  announce: { roles: ['content_manager'], calls: ['countAudience', 'announce', 'cancelAnnouncement'] },
  set_first_views: { roles: ['content_manager'], calls: ['setFirstView'] },
  assign_tasks: { roles: ['content_manager'], calls: ['assignTasks', 'reassignTasks', 'moveTasks', 'cancelTasks'] },
  read_translations: {
    roles: ['content_manager', 'translator', 'translation_auditor', 'original_author'],
    calls: ['getTranslation'],
  },
  read_versions: {
    roles: ['content_manager', 'translation_auditor', 'original_author'],
    calls: ['listSourceVersions', 'getSourceVersion', 'listTranslationVersions', 'getTranslationVersion'],
  },
  translate: {
    roles: ['translator'],
    calls: [
      'receiveTask',
      'submitTranslations',
      'saveTranslation',
      'draftParagraphs',
      'previewTranslation',
      'importTranslation',
    ],
  },
  review_translations: {
    roles: ['translation_auditor'],
    calls: ['reviewTranslation', 'reviewTask', 'correctTranslation'],
  },
  release_translations: { roles: ['content_manager'], calls: ['releaseTranslation'] },
  export_editions: { roles: ['content_manager', 'translation_auditor'], calls: ['exportEdition'] },
  import_sources: {
    roles: ['content_manager'],
    calls: [
      'uploadSource',
      'takeStory',
      'editSourceRow',
      'lowerSourceTitle',
      'numberSourceRows',
      'storeSourceImport',
      'discardSourceImport',
    ],
  },
  decide_terms: {
    roles: ['content_manager', 'translation_auditor'],
    calls: ['decideProposal', 'replaceTerm', 'undoTermReplacement'],
  },
  import_terms: {
    roles: ['content_manager', 'translator', 'translation_auditor'],
    calls: ['previewDictionary', 'importDictionary', 'addBookTerms'],
  },
  write_articles: {
    roles: ['content_manager', 'translator'],
    calls: ['previewArticle', 'uploadArticlePicture', 'restoreArticle'],
  },
  publish_clauses: { roles: ['content_manager'], calls: ['publishClause', 'withdrawEdition'] },
  score_entries: { roles: ['content_manager', 'editor', 'work_auditor'], calls: ['saveJudging'] },
  decide_contests: {
    roles: ['content_manager'],
    calls: ['dealContest', 'decideContest', 'resubmitAward', 'deliverPrize', 'approveIncentive'],
  },
} as const satisfies Record<string, { roles: readonly Role[]; calls: readonly string[] }>;
export type Duty = keyof typeof duties;
