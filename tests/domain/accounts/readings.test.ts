import { expect, test } from 'vitest';
import { duties, type Duty } from '#domain/accounts/duties.ts';
import { areaCalls } from '#domain/calls.ts';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { Call } from '#domain/kit/call.ts';
import { can, staff, type AllowedRoles } from '#domain/roles.ts';
import { isInMenu, officePages } from '../../../src/resources/officePages.ts';

type Name = keyof typeof areaCalls;

/** What some of the staff reads besides lists and records, by the line of the permissions page that tells it. */
const readings = {
  fiction: ['getStoryTags', 'getWorkReads'],
  contractApplication: ['listApplicationsLoad'],
  businessBook: ['getChapterGrid', 'listBookPeople', 'listTranslationProgress'],
  sourceChapter: ['getChapterDetails'],
  translationTask: ['countTranslations', 'getBurnDown', 'listTaskChapters'],
  dictionaryEntry: ['exportDictionary', 'listBookTerms', 'listTermCandidates'],
  editor: ['listEditors'],
  contest: ['previewContest'],
  review_chapters: ['getChapterReview', 'listReviewQueue'],
  invite_authors: ['listInvitable'],
  moderate_comments: ['listReportedComments'],
  decide_statements: ['getSnapshot', 'getStatementReview', 'previewStatements'],
  answer_questions: ['listStatementQuestions'],
  decide_bonuses: ['previewBonuses'],
  approve_payouts: ['previewApprovals'],
  pay: ['previewOutcomes'],
  close_months: ['getClosePreview', 'getCloseChecklist', 'listMonths'],
  make_accounts: ['getAccountRules', 'listAccountImports'],
  announce: ['listAnnouncements'],
  set_first_views: ['listViewsOfRoles'],
  assign_tasks: ['listAssignable'],
  translate: ['exportTranslation', 'listMyTranslations', 'listSuggestions'],
  review_translations: ['getTranslationReview', 'listTranslationReviews'],
  import_sources: ['getSourceImport'],
  decide_terms: ['getTermReplacement'],
  write_articles: [
    'getArticleBoard',
    'getArticleVersion',
    'getClauseEditions',
    'getEnglishArticle',
    'listArticleVersions',
    'readPresentNumbers',
  ],
  score_entries: ['getJudgedChapter', 'getJudging', 'listJudgings'],
  decide_contests: ['getContestJudging', 'listIncentives'],
  '/office/editors-load': ['listEditorsLoad'],
  '/office/payouts': ['getPayoutSums', 'listPayoutBatches'],
  '/office/translators': ['listTranslators'],
  '/office/works-revenue': ['exportStoryRevenue', 'listStoryRevenue'],
} satisfies Partial<Record<EntityKey | Duty | `/office/${string}`, Name[]>>;

/** Whom the page tells a line of. */
const findRoles = (line: string): AllowedRoles =>
  entities[line as EntityKey]?.access.read ??
  duties[line as Duty]?.roles ??
  officePages.find((page) => page.path === line && isInMenu(page))?.roles ??
  [];

test('whatever some of the staff reads is told to be theirs, in a sentence of its own or with a record, a duty or a page', () => {
  const read = (Object.entries(areaCalls) as [string, Call][])
    .filter(([, { method, roles }]) => method === 'GET' && new Set(staff.map((role) => can(role, roles))).size === 2)
    .map(([name]) => name);
  const own = Object.values(duties).flatMap(({ calls }): Name[] => [...calls]);
  const listed: string[] = [
    ...own.filter((name) => areaCalls[name].method === 'GET'),
    ...Object.values(readings).flat(),
  ];
  expect(listed.toSorted()).toEqual(read.toSorted());
  for (const [line, names] of Object.entries(readings))
    for (const name of names)
      for (const role of staff.filter((one) => can(one, areaCalls[name].roles)))
        expect(can(role, findRoles(line)), `${role} ${name} ${line}`).toBe(true);
});
