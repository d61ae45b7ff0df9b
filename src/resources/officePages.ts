import { listActivity } from '#domain/audit/activity.calls.ts';
import { contest } from '#domain/contests/contest.entity.ts';
import { judgeRoles } from '#domain/contests/judging.ts';
import { listStoryRevenue } from '#domain/earnings/storyRevenue.calls.ts';
import { staff, type Role } from '#domain/roles.ts';
import type { MessageKey } from '../i18n/types.ts';

/** Lines of the menu that stand under one title, in the order of the menu. */
export const officeGroups = ['works', 'contracts', 'translation', 'finance', 'people', 'contests', 'guides'] as const;
type OfficeGroup = (typeof officeGroups)[number];

/** A page of the back office that is no resource. */
interface OfficePage {
  path: string;
  title: MessageKey;
  roles: readonly Role[];
  /** Without one it stands above all groups. */
  group?: OfficeGroup;
  /** Of one record, which its address names: it is opened from there alone. */
  ofRecord?: true;
  /** No line of the menu leads there, but other pages do, and the palette. */
  unlisted?: true;
  /** Stands before the resources of its group: what its readers do all day. */
  first?: true;
}

export const isInMenu = ({ unlisted, ofRecord }: OfficePage): boolean => !unlisted && !ofRecord;

export const officePages: readonly OfficePage[] = [
  { path: '/office/home', title: 'home.office.title', roles: staff },
  { path: '/office/inbox', title: 'notifications.office.inbox.title', roles: staff },
  { path: '/office/activity', title: 'audit.office.activity.title', roles: listActivity.roles },
  {
    path: '/office/chapter-reviews',
    title: 'chapters.office.review.title',
    roles: ['editor', 'work_auditor'],
    group: 'works',
    first: true,
  },
  {
    path: '/office/comment-reports',
    title: 'comments.office.title',
    roles: ['content_manager', 'editor'],
    group: 'works',
  },
  {
    path: '/office/translation-reviews',
    title: 'translation.office.review.title',
    roles: ['translation_auditor'],
    group: 'translation',
    first: true,
  },
  {
    path: '/office/my-translations',
    title: 'translation.office.my_translations.title',
    roles: ['translator'],
    group: 'translation',
    first: true,
  },
  {
    path: '/office/translation-progress',
    title: 'translation.office.progress.title',
    roles: ['content_manager', 'translation_auditor', 'original_author'],
    group: 'translation',
    first: true,
  },
  {
    path: '/office/translate',
    title: 'translation.office.desk.name',
    roles: ['content_manager', 'translator', 'translation_auditor', 'original_author'],
    group: 'translation',
    ofRecord: true,
  },
  {
    path: '/office/upload-translation',
    title: 'translation.office.upload.title',
    roles: ['translator'],
    group: 'translation',
    ofRecord: true,
  },
  {
    path: '/office/dictionary-file',
    title: 'dictionary.office.file.title',
    roles: ['content_manager', 'translator', 'translation_auditor'],
    group: 'translation',
    unlisted: true,
  },
  {
    path: '/office/term-candidates',
    title: 'dictionary.office.candidates.title',
    roles: ['content_manager', 'translator', 'translation_auditor'],
    group: 'translation',
    unlisted: true,
  },
  {
    path: '/office/replace-term',
    title: 'translation.office.replace.title',
    roles: ['content_manager', 'translation_auditor'],
    group: 'translation',
    ofRecord: true,
  },
  {
    path: '/office/import-chapters',
    title: 'books.office.import.action',
    roles: ['content_manager'],
    group: 'translation',
    ofRecord: true,
  },
  {
    path: '/office/give-out',
    title: 'translation.office.assign.title',
    roles: ['content_manager'],
    group: 'translation',
  },
  {
    path: '/office/translators',
    title: 'translation.office.assign.translators',
    roles: ['content_manager', 'translation_auditor'],
    group: 'translation',
  },
  { path: '/office/invitable-works', title: 'contracts.office.invite.title', roles: ['editor'], group: 'contracts' },
  {
    path: '/office/statement-questions',
    title: 'statements.office.questions.title',
    roles: ['finance_manager'],
    group: 'finance',
  },
  {
    path: '/office/editors-load',
    title: 'editors.office.load.title',
    roles: ['content_manager', 'work_auditor'],
    group: 'people',
  },
  {
    path: '/office/announcements',
    title: 'notifications.office.announcement.title',
    roles: ['content_manager'],
    group: 'people',
  },
  {
    path: '/office/permissions',
    title: 'accounts.office.permissions.title',
    roles: ['content_manager'],
    group: 'people',
  },
  {
    path: '/office/works-revenue',
    title: 'earnings.office.works.title',
    roles: listStoryRevenue.roles,
    group: 'works',
  },
  { path: '/office/import-revenue', title: 'earnings.office.title', roles: ['finance_manager'], group: 'finance' },
  { path: '/office/month-close', title: 'statements.office.close.title', roles: ['finance_manager'], group: 'finance' },
  {
    path: '/office/articles/board',
    title: 'articles.office.board.title',
    roles: ['content_manager', 'translator'],
    group: 'guides',
    unlisted: true,
  },
  {
    path: '/office/articles/preview',
    title: 'articles.office.preview.title',
    roles: staff,
    group: 'guides',
    ofRecord: true,
  },
  {
    path: '/office/judging',
    title: 'contests.office.judging.title',
    roles: judgeRoles,
    group: 'contests',
  },
  {
    path: '/office/contest-result',
    title: 'contests.office.result.title',
    roles: ['content_manager'],
    group: 'contests',
    ofRecord: true,
  },
  {
    path: '/office/contest-preview',
    title: 'contests.office.preview.title',
    roles: contest.access.read,
    group: 'contests',
    ofRecord: true,
  },
  {
    path: '/office/author-money',
    title: 'payouts.office.author.title',
    roles: ['finance_manager', 'cashier'],
    group: 'finance',
    ofRecord: true,
  },
  { path: '/office/payouts', title: 'payouts.office.title', roles: ['finance_manager', 'cashier'], group: 'finance' },
];
