import { CustomRoutes, Resource } from 'ra-core';
import { useEffect, useState, type ComponentType } from 'react';
import { Route } from 'react-router-dom';
import sentences from 'virtual:catalogue/writing';
import { can } from '#domain/roles.ts';
import { trackClosing } from '../../custom/editor/saving/closing.ts';
import { StoryList } from '../../custom/stories/author/StoryList.tsx';
import { addResources } from '../../dataProvider/index.ts';
import { enterArea, withSentences } from '../../i18n/index.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { currentAddress } from '../../lib/routing/address.ts';
import { resolveRedirect } from '../../lib/routing/guard.ts';
import { isWriting } from '../../lib/routing/previewPaths.ts';
import { findRoute } from '../../lib/routing/routes.ts';
import { currentRole, currentUser, useUser } from '../../lib/session/session.ts';
import { NoPage } from '../../resources/page/NoPage.tsx';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { App } from '../layout/App.tsx';
import { fetchPage, createPages } from '../screens.ts';
import { AuthorMenu } from './AuthorMenu.tsx';
import { findAuthorCalls } from './calls.ts';
import { News } from './News.tsx';

// Where it cannot be downloaded, the pages have the same.
const AtStart = lazyWithPreload(
  makePreloadable(async () => (await import('./AtStart.tsx')).AtStart),
  'extra',
);

const PageHelp = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/articles/author/help/loadPageHelp.ts')).loadPageHelp()),
  'extra',
);

const NameRiskTip = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/accounts/author/NameRiskTip.tsx')).NameRiskTip),
  'extra',
);
const Notice = () => useUser()?.name_risk_tip && <NameRiskTip />;

const getDefault = <T,>(loaded: { default: T }): T => loaded.default;
/** What is said about chapters is no part of the first screen. */
const withChapterSentences = (page: Promise<ComponentType>) => withSentences(sentences, page);

/** Pages of authors that are no part of their stories; who may open them, their route says. */
const pages = createPages({
  '/story/form': makePreloadable(async () => (await import('../../custom/stories/author/StoryForm.tsx')).default),
  '/story/detail': makePreloadable(() =>
    withChapterSentences(import('../../custom/stories/author/storyPage/StoryPage.tsx').then(getDefault)),
  ),
  '/story/upload': makePreloadable(() =>
    withChapterSentences(import('../../custom/chapter-import/Upload.tsx').then(({ Upload }) => Upload)),
  ),
  '/story/tiny': makePreloadable(() =>
    withChapterSentences(import('../../custom/editor/ChapterEditor.tsx').then(getDefault)),
  ),
  '/story/release': makePreloadable(() =>
    withChapterSentences(import('../../custom/releases/Release.tsx').then(({ Release }) => Release)),
  ),
  '/story/preview': makePreloadable(
    async () => (await import('../../custom/chapters/preview/StoryPreview.tsx')).StoryPreview,
  ),
  '/story/preview/chapter': makePreloadable(
    async () => (await import('../../custom/chapters/preview/ChapterPreview.tsx')).ChapterPreview,
  ),
  '/home': makePreloadable(async () => (await import('../../custom/home/author/Home.tsx')).Home),
  '/sign': makePreloadable(async () => (await import('../../custom/contracts/author/Sign.tsx')).Sign),
  '/income': makePreloadable(async () => (await import('../../custom/earnings/author/EarningsPage.tsx')).EarningsPage),
  '/comments': makePreloadable(async () => (await import('../../custom/comments/author/Comments.tsx')).Comments),
  '/message': makePreloadable(async () => (await import('../../custom/notifications/inbox/Messages.tsx')).Messages),
});
/** Those that belong to a story stand under its resource. */
const ofStory = '/story/';

addResources(findAuthorCalls);
// At sign-in, where this is fetched ahead, nobody has a role yet.
fetchPage(resolveRedirect(currentAddress(), currentRole() ?? 'author_signed'));
await enterArea('author');

/** What can wait until the first screen is drawn. */
function prefetchLater(): void {
  fetchPage('/story/detail');
  fetchPage('/story/form');
  // The editor finds what was left of its chapter itself, and says so.
  if (isWriting(currentAddress())) return;
  trackClosing(import('../../custom/editor/atStart.ts').then(({ sendLeftovers }) => sendLeftovers(currentUser()!.id)));
}

/** The author portal: screens made by hand on react-admin's headless core. */
export default function Author() {
  /** The first screen has been drawn for a while. */
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => {
      prefetchLater();
      setLater(true);
    }, 1500);
    return () => clearTimeout(later);
  }, []);
  return (
    <App
      Menu={AuthorMenu}
      tool={isLater && <PageHelp />}
      notice={<Notice />}
      overlay={
        <>
          <News />
          {isLater && <AtStart />}
        </>
      }
    >
      <Resource name="story" list={StoryList}>
        {Object.entries(pages)
          .filter(([path]) => path.startsWith(ofStory))
          .map(([path, page]) => (
            <Route key={path} path={path.slice(ofStory.length)} element={page} />
          ))}
        <Route path=":other/*" element={<NoPage />} />
      </Resource>
      <CustomRoutes>
        {Object.entries(pages)
          .filter(([path]) => !path.startsWith(ofStory) && can(currentRole(), findRoute(path)!.roles))
          .map(([path, page]) => (
            <Route key={path} path={path} element={page} />
          ))}
      </CustomRoutes>
    </App>
  );
}
