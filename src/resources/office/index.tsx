import { CustomRoutes, Resource } from 'ra-core';
import { lazy, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { entities } from '#domain/entities/index.ts';
import { can } from '#domain/roles.ts';
import { currentRole } from '../../authProvider/session.ts';
import { tellUnseen } from '../../dataProvider/headStart.ts';
import { addResources } from '../../dataProvider/index.ts';
import { enterArea } from '../../i18n/index.ts';
import { viewsOf } from '../../kit/viewsOf.tsx';
import { App } from '../../layout/App.tsx';
import { officeKeys, officeMenu, officePages } from '../menu.ts';
import { officeCalls } from './calls.ts';
import { ownViews } from './ownViews.tsx';
import { unseenList } from './unseenList.ts';

const ChapterReview = lazy(() =>
  import('../../custom/review/ChapterReview.tsx').then(({ ChapterReview }) => ({ default: ChapterReview })),
);

addResources(officeCalls);
tellUnseen(unseenList);
await enterArea('office');
const Invite = lazy(() => import('../../custom/invite/Invite.tsx').then(({ Invite }) => ({ default: Invite })));
const Announcements = lazy(() =>
  import('../../custom/announcement/Announcements.tsx').then(({ Announcements }) => ({ default: Announcements })),
);
const Answers = lazy(() => import('../../custom/question/Answers.tsx').then(({ Answers }) => ({ default: Answers })));
const Moderation = lazy(() =>
  import('../../custom/moderation/Moderation.tsx').then(({ Moderation }) => ({ default: Moderation })),
);
const ImportRevenue = lazy(() =>
  import('../../custom/revenue/ImportRevenue.tsx').then(({ ImportRevenue }) => ({ default: ImportRevenue })),
);
const MonthClose = lazy(() =>
  import('../../custom/monthClose/MonthClose.tsx').then(({ MonthClose }) => ({ default: MonthClose })),
);
const Payouts = lazy(() => import('../../custom/payout/Payouts.tsx').then(({ Payouts }) => ({ default: Payouts })));

const pages: Record<string, ReactElement> = {
  '/office/chapter-reviews': <ChapterReview />,
  '/office/comment-reports': <Moderation />,
  '/office/statement-questions': <Answers />,
  '/office/announcements': <Announcements />,
  '/office/invitable-works': <Invite />,
  '/office/import-revenue': <ImportRevenue />,
  '/office/month-close': <MonthClose />,
  '/office/payouts': <Payouts />,
};

/** The back office: pages that are made by hand, and a resource for each entity that the role may read, generated from the entity. */
export default function Office() {
  const role = currentRole();
  if (!role) return null;
  const own = ownViews(role);
  return (
    <App menuOf={officeMenu}>
      {officeKeys(role).map((key) => {
        const views = { ...viewsOf(entities[key]), ...own[key] };
        return <Resource key={views.name} {...views} />;
      })}
      <CustomRoutes>
        {officePages
          .filter(({ who }) => can(role, who))
          .map(({ path }) => (
            <Route key={path} path={path} element={pages[path]} />
          ))}
      </CustomRoutes>
    </App>
  );
}
