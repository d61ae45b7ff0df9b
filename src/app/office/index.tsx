import { CustomRoutes, Resource } from 'ra-core';
import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { entities } from '#domain/entities.ts';
import { can } from '#domain/roles.ts';
import { OfficeHome } from '../../custom/home/office/OfficeHome.tsx';
import { Search } from '../../custom/search/office/Search.tsx';
import { addResources } from '../../dataProvider/index.ts';
import { enterArea } from '../../i18n/index.ts';
import { setInitialListRequest } from '../../lib/api/prefetch.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { currentAddress } from '../../lib/routing/address.ts';
import { resolveRedirect } from '../../lib/routing/guard.ts';
import { currentRole } from '../../lib/session/session.ts';
import { GeneratedEdit } from '../../resources/GeneratedForm.tsx';
import { FormOnly } from '../../resources/list/edit/formOnly.ts';
import { listOfficeKeys } from '../../resources/menu.ts';
import { officePages } from '../../resources/officePages.ts';
import { viewsOf } from '../../resources/viewsOf.tsx';
import { App } from '../layout/App.tsx';
import { fetchPage, createPages } from '../screens.ts';
import { findOfficeCalls } from './calls.ts';
import { HomeNow } from './HomeNow.tsx';
import { officeIcons } from './icons.ts';
import { getInitialListRequest } from './initialListRequest.ts';
import { OfficeMenu } from './OfficeMenu.tsx';
import { getOwnViews } from './ownViews.tsx';
import {
  loadAnnouncements,
  loadContestResult,
  loadImportChapters,
  loadMonthClose,
  loadPermissions,
  loadUploadTranslation,
} from './seldomPages.ts';

// Of the first page the code comes with the menu, which shows its counts.
const pages: Record<string, ReactElement> = {
  '/office/home': <OfficeHome now={<HomeNow />} />,
  ...createPages({
    '/office/articles/board': makePreloadable(
      async () => (await import('../../custom/articles/office/Board.tsx')).Board,
    ),
    '/office/articles/preview': makePreloadable(
      async () => (await import('../../custom/articles/office/preview/Preview.tsx')).Preview,
    ),
    '/office/chapter-reviews': makePreloadable(
      async () => (await import('../../custom/chapters/office/ChapterReview.tsx')).ChapterReview,
    ),
    '/office/comment-reports': makePreloadable(
      async () => (await import('../../custom/comments/office/Moderation.tsx')).Moderation,
    ),
    '/office/statement-questions': makePreloadable(
      async () => (await import('../../custom/statements/questions/Answers.tsx')).Answers,
    ),
    '/office/editors-load': makePreloadable(
      async () => (await import('../../custom/editors/office/EditorsLoad.tsx')).EditorsLoad,
    ),
    '/office/announcements': makePreloadable(loadAnnouncements),
    '/office/invitable-works': makePreloadable(
      async () => (await import('../../custom/contracts/office/invite/Invite.tsx')).Invite,
    ),
    '/office/import-revenue': makePreloadable(
      async () => (await import('../../custom/earnings/office/ImportRevenue.tsx')).ImportRevenue,
    ),
    '/office/activity': makePreloadable(async () => (await import('../../custom/audit/Activity.tsx')).Activity),
    '/office/permissions': makePreloadable(loadPermissions),
    '/office/works-revenue': makePreloadable(
      async () => (await import('../../custom/earnings/story-revenue/StoryRevenue.tsx')).StoryRevenue,
    ),
    '/office/month-close': makePreloadable(loadMonthClose),
    '/office/inbox': makePreloadable(
      async () => (await import('../../custom/notifications/inbox/Messages.tsx')).OfficeInbox,
    ),
    '/office/my-translations': makePreloadable(
      async () => (await import('../../custom/translation/my-translations/MyTranslations.tsx')).MyTranslations,
    ),
    '/office/translation-progress': makePreloadable(
      async () => (await import('../../custom/translation/progress/Progress.tsx')).Progress,
    ),
    '/office/translation-reviews': makePreloadable(
      async () => (await import('../../custom/translation/review/TranslationReview.tsx')).TranslationReview,
    ),
    '/office/translate': makePreloadable(async () => (await import('../../custom/translation/desk/Desk.tsx')).Desk),
    '/office/upload-translation': makePreloadable(loadUploadTranslation),
    '/office/dictionary-file': makePreloadable(
      async () => (await import('../../custom/dictionary/DictionaryFile.tsx')).DictionaryFile,
    ),
    '/office/term-candidates': makePreloadable(
      async () => (await import('../../custom/dictionary/candidates/TermCandidates.tsx')).TermCandidates,
    ),
    '/office/replace-term': makePreloadable(
      async () => (await import('../../custom/translation/replace/Replace.tsx')).Replace,
    ),
    '/office/import-chapters': makePreloadable(loadImportChapters),
    '/office/give-out': makePreloadable(
      async () => (await import('../../custom/translation/assign/Assign.tsx')).Assign,
    ),
    '/office/translators': makePreloadable(
      async () => (await import('../../custom/translation/translators/Translators.tsx')).Translators,
    ),
    '/office/judging': makePreloadable(async () => (await import('../../custom/contests/office/Judging.tsx')).Judging),
    '/office/contest-result': makePreloadable(loadContestResult),
    '/office/contest-preview': makePreloadable(async () =>
      (await import('../../custom/contests/office/preview/loadPreview.ts')).loadPreview(),
    ),
    '/office/author-money': makePreloadable(
      async () => (await import('../../custom/payouts/AuthorMoney.tsx')).AuthorMoney,
    ),
    '/office/payouts': makePreloadable(async () => (await import('../../custom/payouts/Payouts.tsx')).Payouts),
  }),
};

// What is built for use has no such page, nor its code.
const design = import.meta.env.DEV
  ? createPages({
      '/office/design': makePreloadable(async () => {
        // Some of the parts are those of authors.
        await enterArea('author');
        return (await import('../design/Design.tsx')).Design;
      }),
    })
  : {};

addResources(findOfficeCalls);
setInitialListRequest(getInitialListRequest);
// At sign-in, where this is fetched ahead, nobody has a role yet.
fetchPage(resolveRedirect(currentAddress(), currentRole() ?? 'content_manager'));
await enterArea('office');

/** What a list leaves to the page of a record: all where that is no generated form, else its inputs of its own. */
const getFormOnly = ({ type, props }: ReactElement<{ inputs?: object }>) =>
  type === GeneratedEdit ? Object.keys(props.inputs ?? {}) : 'all';

/** The back office: pages that are made by hand, and a resource for each entity that the role may read, generated from the entity. */
export default function Office() {
  const role = currentRole();
  if (!role) return null;
  const own = getOwnViews(role);
  return (
    <App Menu={OfficeMenu} tool={<Search icons={officeIcons} />}>
      {listOfficeKeys(role).map((key) => {
        const views = { ...viewsOf(entities[key]), ...own[key] };
        const list = <FormOnly value={getFormOnly(views.edit)}>{views.list}</FormOnly>;
        return <Resource key={views.name} {...views} list={list} />;
      })}
      <CustomRoutes>
        {officePages
          .filter(({ roles }) => can(role, roles))
          .map(({ path }) => (
            <Route key={path} path={path} element={pages[path]} />
          ))}
        {Object.entries(design).map(([path, page]) => (
          <Route key={path} path={path} element={page} />
        ))}
      </CustomRoutes>
    </App>
  );
}
