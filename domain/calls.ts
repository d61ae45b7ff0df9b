import { entities, type EntityKey } from '#domain/entities.ts';
import type { Call } from '#domain/kit/call.ts';
import * as accountImports from './accounts/accountImport.calls.ts';
import * as accountInvitations from './accounts/accountInvitations.calls.ts';
import * as accountPerson from './accounts/accountPerson.calls.ts';
import * as accountRequests from './accounts/accountRequests.calls.ts';
import * as accounts from './accounts/accounts.calls.ts';
import * as auth from './accounts/auth.calls.ts';
import * as captcha from './accounts/captcha.calls.ts';
import * as changeEmail from './accounts/changeEmail.calls.ts';
import * as forgotPassword from './accounts/forgotPassword.calls.ts';
import * as management from './accounts/management.calls.ts';
import * as mergeAuthors from './accounts/mergeAuthors.calls.ts';
import * as passkeys from './accounts/passkeys.calls.ts';
import * as password from './accounts/password.calls.ts';
import * as penName from './accounts/penName.calls.ts';
import * as profile from './accounts/profile.calls.ts';
import * as register from './accounts/register.calls.ts';
import * as secondFactor from './accounts/secondFactor.calls.ts';
import * as sessions from './accounts/sessions.calls.ts';
import * as sso from './accounts/sso.calls.ts';
import * as userNames from './accounts/userNames.calls.ts';
import * as viewing from './accounts/viewing.calls.ts';
import * as articles from './articles/articles.calls.ts';
import * as articleTranslations from './articles/articleTranslations.calls.ts';
import * as articleVersions from './articles/articleVersions.calls.ts';
import * as articlePreview from './articles/articleWriting.calls.ts';
import * as clauses from './articles/clauses.calls.ts';
import * as reading from './articles/reading.calls.ts';
import * as activity from './audit/activity.calls.ts';
import { createAuditLogCall } from './audit/auditLog.calls.ts';
import * as bonuses from './bonuses/bonuses.calls.ts';
import * as bonusReviews from './bonuses/bonusReviews.calls.ts';
import * as sourceImport from './books/sourceImport.calls.ts';
import * as chapterImport from './chapter-import/chapterImport.calls.ts';
import * as chapterReviews from './chapters/chapterReviews.calls.ts';
import * as chapters from './chapters/chapters.calls.ts';
import * as deletedChapters from './chapters/deletedChapters.calls.ts';
import * as comments from './comments/comments.calls.ts';
import * as ingest from './comments/ingest.calls.ts';
import * as moderation from './comments/moderation.calls.ts';
import * as contests from './contests/contests.calls.ts';
import * as contestDecisions from './contests/decision.calls.ts';
import * as contestIncentives from './contests/incentives.calls.ts';
import * as judgings from './contests/judging.calls.ts';
import * as ownEntries from './contests/ownEntries.calls.ts';
import * as contestPreview from './contests/preview.calls.ts';
import * as runningContests from './contests/running.calls.ts';
import * as applicationsLoad from './contracts/applicationsLoad.calls.ts';
import * as contractReviews from './contracts/contractReviews.calls.ts';
import * as contracts from './contracts/contracts.calls.ts';
import * as dictionary from './dictionary/bookTerms.calls.ts';
import * as dictionaryFiles from './dictionary/dictionaryFile.calls.ts';
import * as proposals from './dictionary/proposals.calls.ts';
import * as termCandidates from './dictionary/termCandidates.calls.ts';
import * as earnings from './earnings/earnings.calls.ts';
import * as revenue from './earnings/revenueImport.calls.ts';
import * as storyRevenue from './earnings/storyRevenue.calls.ts';
import * as storyReplace from './editor/replace.calls.ts';
import * as restrictedWords from './editor/restrictedWords.calls.ts';
import * as chapterVersions from './editor/versions.calls.ts';
import * as editors from './editors/editors.calls.ts';
import * as handover from './editors/handover.calls.ts';
import * as editorsLoad from './editors/load.calls.ts';
import * as delegations from './home/delegations.calls.ts';
import * as home from './home/home.calls.ts';
import * as officeHome from './home/officeHome.calls.ts';
import * as snoozes from './home/snoozes.calls.ts';
import * as images from './images/images.calls.ts';
import { createCrudCalls, createOptionCalls, createRefCalls } from './kit/crud.ts';
import { createImportCalls } from './list-import/listImport.calls.ts';
import * as firstViews from './list-views/firstViews.calls.ts';
import * as views from './list-views/listViews.calls.ts';
import * as notes from './notes/notes.calls.ts';
import * as announcements from './notifications/announcements.calls.ts';
import * as badges from './notifications/badges.calls.ts';
import * as messages from './notifications/messages.calls.ts';
import * as paymentDetails from './payment-details/paymentDetails.calls.ts';
import * as authorMoney from './payouts/authorMoney.calls.ts';
import * as payouts from './payouts/payouts.calls.ts';
import * as recordLocks from './record-locks/recordLocks.calls.ts';
import { createPathRules } from './relations.ts';
import * as releases from './releases/releases.calls.ts';
import * as search from './search/search.calls.ts';
import * as months from './statements/months.calls.ts';
import * as questions from './statements/questions.calls.ts';
import * as statementReviews from './statements/statementReviews.calls.ts';
import * as statements from './statements/statements.calls.ts';
import * as storyExport from './stories/export.calls.ts';
import * as naming from './stories/naming.calls.ts';
import * as shares from './stories/shares.calls.ts';
import * as stories from './stories/stories.calls.ts';
import * as storyPage from './stories/storyPage.calls.ts';
import * as countries from './system/countries.calls.ts';
import * as system from './system/system.calls.ts';
import * as track from './system/track.calls.ts';
import * as bookPeople from './translation/bookPeople.calls.ts';
import * as chapterDetails from './translation/chapterDetails.calls.ts';
import * as desk from './translation/desk.calls.ts';
import * as editions from './translation/editions.calls.ts';
import * as machineDraft from './translation/machineDraft.calls.ts';
import * as memory from './translation/memory.calls.ts';
import * as myTranslations from './translation/myTranslations.calls.ts';
import * as sourceVersions from './translation/sourceVersions.calls.ts';
import * as tasks from './translation/tasks.calls.ts';
import * as termReplacements from './translation/termReplacement.calls.ts';
import * as translationBadges from './translation/translationBadges.calls.ts';
import * as translationProgress from './translation/translationProgress.calls.ts';
import * as translationReviews from './translation/translationReviews.calls.ts';
import * as translationUpload from './translation/translationUpload.calls.ts';

/** Calls with a handler of their own, by name. */
export const areaCalls = {
  ...accounts,
  ...activity,
  ...accountImports,
  ...accountPerson,
  ...accountInvitations,
  ...accountRequests,
  ...management,
  ...articles,
  ...articlePreview,
  ...articleTranslations,
  ...articleVersions,
  ...clauses,
  ...reading,
  ...announcements,
  ...auth,
  ...badges,
  ...captcha,
  ...changeEmail,
  ...forgotPassword,
  ...mergeAuthors,
  ...naming,
  ...passkeys,
  ...password,
  ...penName,
  ...profile,
  ...register,
  ...secondFactor,
  ...sessions,
  ...sso,
  ...userNames,
  ...viewing,
  ...chapters,
  ...chapterReviews,
  ...chapterImport,
  ...sourceImport,
  ...deletedChapters,
  ...chapterVersions,
  ...restrictedWords,
  ...storyReplace,
  ...comments,
  ...bonuses,
  ...bonusReviews,
  ...countries,
  ...contests,
  ...runningContests,
  ...judgings,
  ...contestDecisions,
  ...contestPreview,
  ...contestIncentives,
  ...ownEntries,
  ...applicationsLoad,
  ...contractReviews,
  ...contracts,
  ...storyExport,
  ...editors,
  ...handover,
  ...editorsLoad,
  ...stories,
  ...home,
  ...officeHome,
  ...delegations,
  ...snoozes,
  ...images,
  ...ingest,
  ...messages,
  ...moderation,
  ...releases,
  ...search,
  ...shares,
  ...revenue,
  ...months,
  ...statementReviews,
  ...paymentDetails,
  ...earnings,
  ...storyRevenue,
  ...statements,
  ...authorMoney,
  ...payouts,
  ...questions,
  ...storyPage,
  ...system,
  ...track,
  ...sourceVersions,
  ...tasks,
  ...desk,
  ...translationReviews,
  ...translationProgress,
  ...translationBadges,
  ...myTranslations,
  ...editions,
  ...machineDraft,
  ...memory,
  ...termReplacements,
  ...translationUpload,
  ...bookPeople,
  ...chapterDetails,
  ...dictionary,
  ...dictionaryFiles,
  ...proposals,
  ...termCandidates,
  ...recordLocks,
  ...notes,
  ...firstViews,
  ...views,
};

/**
 * Every call of the API by name: the areas' own, and for each entity `<entity>.list` and so on, `<entity>.importFile` and
 * so on, `<entity>.auditLog`, `<entity>.refs.<field>` and `<entity>.options.<field>`.
 */
export const calls: Record<string, Call> = {
  ...areaCalls,
  ...Object.fromEntries(
    (Object.keys(entities) as EntityKey[]).flatMap((key) => [
      ...Object.entries(createCrudCalls(entities[key], createPathRules) as Record<string, Call | undefined>).flatMap(
        ([op, call]) => (call ? [[`${key}.${op}`, call] as const] : []),
      ),
      ...Object.entries(createImportCalls(entities[key]) ?? {}).map(
        ([op, call]) => [`${key}.${op}`, call as Call] as const,
      ),
      [`${key}.auditLog`, createAuditLogCall(entities[key]) as Call] as const,
      ...Object.entries(createRefCalls(entities[key])).map(([field, call]) => [`${key}.refs.${field}`, call] as const),
      ...Object.entries(createOptionCalls(entities[key])).map(
        ([field, call]) => [`${key}.options.${field}`, call] as const,
      ),
    ]),
  ),
};
