import { CustomRoutes, Resource } from 'ra-core';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { can } from '#domain/roles.ts';
import { loadCanSign } from '../../authProvider/canSign.ts';
import { currentRole, currentUser } from '../../authProvider/session.ts';
import { NameRiskTip } from '../../custom/account/NameRiskTip.tsx';
import { whileLeaving } from '../../custom/editor/saving/leaving.ts';
import { NoPage } from '../../custom/pages/NoPage.tsx';
import { StoryList } from '../../custom/story/StoryList.tsx';
import { addResources } from '../../dataProvider/index.ts';
import { enterArea } from '../../i18n/index.ts';
import { code, fetchAhead } from '../../kit/code.ts';
import { drawn } from '../../kit/drawn.tsx';
import { App } from '../../layout/App.tsx';
import { currentAddress } from '../../shell/address.ts';
import { pathOf, routeOf } from '../routes.ts';
import { authorCalls } from './calls.ts';
import { authorMenu } from './menu.ts';

const storyForm = code(() => import('../../custom/story/StoryForm.tsx'));
const StoryForm = drawn(storyForm);
const StoryDetail = lazy(() => import('../../custom/contents/StoryDetail.tsx'));
const Upload = lazy(() => import('../../custom/upload/Upload.tsx').then(({ Upload }) => ({ default: Upload })));
const ChapterEditor = lazy(() => import('../../custom/editor/ChapterEditor.tsx'));
const Home = lazy(() => import('../../custom/home/Home.tsx').then(({ Home }) => ({ default: Home })));
const Comments = lazy(() =>
  import('../../custom/comments/Comments.tsx').then(({ Comments }) => ({ default: Comments })),
);
const Messages = lazy(() =>
  import('../../custom/message/Messages.tsx').then(({ Messages }) => ({ default: Messages })),
);
const Income = lazy(() => import('../../custom/income/Income.tsx').then(({ Income }) => ({ default: Income })));
const Release = lazy(() => import('../../custom/release/Release.tsx').then(({ Release }) => ({ default: Release })));
const Sign = lazy(() => import('../../custom/sign/Sign.tsx').then(({ Sign }) => ({ default: Sign })));
const StoryPreview = lazy(() =>
  import('../../custom/preview/StoryPreview.tsx').then(({ StoryPreview }) => ({ default: StoryPreview })),
);
const ChapterPreview = lazy(() =>
  import('../../custom/preview/ChapterPreview.tsx').then(({ ChapterPreview }) => ({ default: ChapterPreview })),
);

// Where it cannot be downloaded, `/income` has the same dialog.
const BillAtStart = lazy(() =>
  import('../../custom/income/confirm/BillAtStart.tsx').catch(() => ({ default: () => null })),
);

/** Pages of authors that are no part of their stories; who may open them, their route says. */
const pages: Record<string, ReactElement> = {
  '/home': <Home />,
  '/sign': <Sign />,
  '/income': <Income />,
  '/comments': <Comments />,
  '/message': <Messages />,
};

addResources(authorCalls);
await enterArea('author');

const inEditor = () => pathOf(currentAddress()) === '/story/tiny';

/** What can wait until the first screen is drawn. */
function afterwards(): void {
  void fetchAhead(storyForm);
  // The editor finds what was left of its chapter itself, and says so.
  if (inEditor()) return;
  whileLeaving(
    import('../../custom/editor/atStart.ts').then(({ sendWhatWasLeft }) => sendWhatWasLeft(currentUser()!.id)),
  );
}

/** The author portal: screens made by hand on react-admin's headless core. */
export default function Author() {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    // Where these fail, the next start tries again.
    loadCanSign().catch(() => undefined);
    const later = setTimeout(() => {
      afterwards();
      // Nobody is interrupted at writing.
      setSettled(!inEditor());
    }, 1500);
    return () => clearTimeout(later);
  }, []);
  return (
    <>
      <App
        menuOf={authorMenu}
        beside={
          settled && (
            <Suspense>
              <BillAtStart />
            </Suspense>
          )
        }
      >
        <Resource name="story" list={StoryList}>
          <Route path="form" element={<StoryForm />} />
          <Route path="detail" element={<StoryDetail />} />
          <Route path="upload" element={<Upload />} />
          <Route path="tiny" element={<ChapterEditor />} />
          <Route path="release" element={<Release />} />
          <Route path="preview" element={<StoryPreview />} />
          <Route path="preview/chapter" element={<ChapterPreview />} />
          <Route path=":other/*" element={<NoPage />} />
        </Resource>
        <CustomRoutes>
          {Object.entries(pages)
            .filter(([path]) => can(currentRole(), routeOf(path)!.who))
            .map(([path, page]) => (
              <Route key={path} path={path} element={page} />
            ))}
        </CustomRoutes>
      </App>
      <NameRiskTip />
    </>
  );
}
