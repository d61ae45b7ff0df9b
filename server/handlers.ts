import { calls, type areaCalls } from '#domain/calls.ts';
import { entities, type EntityKey } from '#domain/entities.ts';
import { previewEach } from '#server/kit/bulk.ts';
import { createBulkEdits } from '#server/kit/bulkEdits.ts';
import type { AnyHandler, HandlersOf } from '#server/kit/context.ts';
import { createCrud, type OfficeHandlers } from '#server/kit/crud.ts';
import { withFollowing } from '#server/kit/following.ts';
import { withMatch } from '#server/kit/match.ts';
import { createOptions, createRefs } from '#server/kit/refs.ts';
import { restoreEach } from '#server/kit/restore.ts';
import { account } from './features/accounts/handlers.ts';
import { accountImports } from './features/accounts/office/accountImports.ts';
import { invitations } from './features/accounts/office/invitations.ts';
import { management } from './features/accounts/office/management.ts';
import { person } from './features/accounts/office/person.ts';
import { accountRequests } from './features/accounts/office/requests.ts';
import { viewing } from './features/accounts/office/viewing.ts';
import { users } from './features/accounts/users.ts';
import { articles } from './features/articles/handlers.ts';
import { office as articleOffice } from './features/articles/office.ts';
import { activity } from './features/audit/activity.ts';
import { createAuditLog } from './features/audit/auditLog.ts';
import { bonuses } from './features/bonuses/handlers.ts';
import { office as bonusOffice } from './features/bonuses/office.ts';
import { bonusReviews } from './features/bonuses/review.ts';
import { sourceImport } from './features/books/imports.ts';
import { chapterImport } from './features/chapter-import/handlers.ts';
import { chapters } from './features/chapters/handlers.ts';
import { comments } from './features/comments/handlers.ts';
import { ingest } from './features/comments/ingest.ts';
import { moderation } from './features/comments/moderation/handlers.ts';
import { office as commentOffice } from './features/comments/office.ts';
import { contests } from './features/contests/handlers.ts';
import { office as contestOffice } from './features/contests/office.ts';
import { contracts } from './features/contracts/handlers.ts';
import { office as contractOffice } from './features/contracts/office.ts';
import { dictionary } from './features/dictionary/bookTerms.ts';
import { termCandidates } from './features/dictionary/candidates/handlers.ts';
import { dictionaryFiles } from './features/dictionary/files/handlers.ts';
import { office as dictionaryOffice, proposals } from './features/dictionary/office.ts';
import { earnings } from './features/earnings/handlers.ts';
import { revenueImports } from './features/earnings/import/import.ts';
import { storyRevenue } from './features/earnings/storyRevenueHandlers.ts';
import { editor } from './features/editor/handlers.ts';
import { editors } from './features/editors/editors.ts';
import { handovers } from './features/editors/handover.ts';
import { load as editorsLoad } from './features/editors/load.ts';
import { office as editorOffice } from './features/editors/office.ts';
import { home } from './features/home/handlers.ts';
import { giving } from './features/home/office/delegations.ts';
import { snoozing } from './features/home/office/snoozes.ts';
import { images } from './features/images/handlers.ts';
import { createImports } from './features/list-import/listImport.ts';
import { firstViews } from './features/list-views/firstViews.ts';
import { views } from './features/list-views/listViews.ts';
import { notes } from './features/notes/notes.ts';
import { announcements } from './features/notifications/announcements/handlers.ts';
import { badges } from './features/notifications/badges.ts';
import { messages } from './features/notifications/handlers.ts';
import { office as notificationOffice } from './features/notifications/office.ts';
import { paymentDetails } from './features/payment-details/info.ts';
import { authorMoney } from './features/payouts/authorMoney.ts';
import { payouts } from './features/payouts/handlers.ts';
import { locks } from './features/record-locks/recordLocks.ts';
import { releases } from './features/releases/handlers.ts';
import { search } from './features/search/search.ts';
import { authorStatements } from './features/statements/author/handlers.ts';
import { statements } from './features/statements/office/handlers.ts';
import { questions } from './features/statements/questions/handlers.ts';
import { storyExport } from './features/stories/export/handlers.ts';
import { naming } from './features/stories/naming.ts';
import { office as storyOffice } from './features/stories/office.ts';
import { shares } from './features/stories/shares.ts';
import { stories } from './features/stories/stories.ts';
import { storyPage } from './features/stories/storyPage.ts';
import { countries } from './features/system/countries.ts';
import { system } from './features/system/system.ts';
import { track } from './features/system/track.ts';
import { bookPeople } from './features/translation/bookPeople.ts';
import { chapterDetails } from './features/translation/chapterDetails.ts';
import { desk } from './features/translation/desk.ts';
import { editions } from './features/translation/editions.ts';
import { machineDraft } from './features/translation/machineDraft.ts';
import { memory } from './features/translation/memory.ts';
import { myTranslations } from './features/translation/myTranslations.ts';
import { office as translationOffice } from './features/translation/office.ts';
import { translationProgress } from './features/translation/progress.ts';
import { translationReviews } from './features/translation/review.ts';
import { sourceVersions } from './features/translation/sourceVersions.ts';
import { tasks } from './features/translation/tasks.ts';
import { termReplacements } from './features/translation/terms/handlers.ts';
import { translationUpload } from './features/translation/upload.ts';
import { translationBadges } from './features/translation/waiting.ts';

/** The handlers of entities that need more than their declaration. */
const office: OfficeHandlers = {
  ...articleOffice,
  ...bonusOffice,
  ...commentOffice,
  ...contestOffice,
  ...contractOffice,
  ...dictionaryOffice,
  ...editorOffice,
  ...notificationOffice,
  ...storyOffice,
  ...translationOffice,
};

const areas: HandlersOf<typeof areaCalls> = {
  ...account,
  ...activity,
  ...articles,
  ...announcements,
  ...badges,
  ...chapters,
  ...chapterImport,
  ...sourceImport,
  ...comments,
  ...bonuses,
  ...bonusReviews,
  ...countries,
  ...contests,
  ...contracts,
  ...storyExport,
  ...editor,
  ...editors,
  ...handovers,
  ...editorsLoad,
  ...stories,
  ...home,
  ...giving,
  ...snoozing,
  ...images,
  ...ingest,
  ...messages,
  ...moderation,
  ...releases,
  ...search,
  ...naming,
  ...shares,
  ...revenueImports,
  ...statements,
  ...paymentDetails,
  ...earnings,
  ...storyRevenue,
  ...authorStatements,
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
  ...invitations,
  ...accountRequests,
  ...management,
  ...accountImports,
  ...person,
  ...users,
  ...viewing,
  ...locks,
  ...notes,
  ...firstViews,
  ...views,
};

/** The handlers of an entity's own calls. */
function createCrudHandlers(key: EntityKey): Record<string, AnyHandler> {
  const own = office[key] ?? createCrud(key);
  const { updates, bulkEdits, undoBulkEdit } = createBulkEdits(key, own.update);
  return {
    ...own,
    update: withFollowing(withMatch(entities[key], own.update), own.update),
    delete: withMatch(entities[key], own.delete),
    updates: withFollowing(updates!, own.update),
    bulkEdits: bulkEdits!,
    undoBulkEdit: withFollowing(undoBulkEdit!, own.update),
    updatePreview: previewEach(key, own.update),
    restores: withFollowing(restoreEach(key, own.update), own.update),
    ...createImports(key, own),
  };
}

/** A handler for each call, by the call's name. */
export const handlers: Record<string, AnyHandler> = {
  ...areas,
  ...Object.fromEntries(
    (Object.keys(entities) as EntityKey[]).flatMap((key) => [
      ...Object.entries(createCrudHandlers(key))
        .map(([op, handler]) => [`${key}.${op}`, handler] as const)
        .filter(([name]) => name in calls),
      [`${key}.auditLog`, createAuditLog(key)] as const,
      ...Object.entries(createRefs(key)).map(([field, handler]) => [`${key}.refs.${field}`, handler] as const),
      ...Object.entries(createOptions(key)).map(([field, handler]) => [`${key}.options.${field}`, handler] as const),
    ]),
  ),
};
