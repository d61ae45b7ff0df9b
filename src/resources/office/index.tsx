import { CustomRoutes, Resource } from 'ra-core';
import { Route } from 'react-router-dom';
import { entities } from '#domain/entities/index.ts';
import { can } from '#domain/roles.ts';
import { currentRole } from '../../authProvider/session.ts';
import { tellUnseen } from '../../dataProvider/headStart.ts';
import { addResources } from '../../dataProvider/index.ts';
import { enterArea } from '../../i18n/index.ts';
import { code } from '../../kit/code.ts';
import { viewsOf } from '../../kit/viewsOf.tsx';
import { App } from '../../layout/App.tsx';
import { currentAddress } from '../../shell/address.ts';
import { leadsTo } from '../../shell/guard.ts';
import { officeKeys, officeMenu, officePages } from '../menu.ts';
import { fetchPage, pagesOf } from '../screens.ts';
import { officeCalls } from './calls.ts';
import { ownViews } from './ownViews.tsx';
import { unseenList } from './unseenList.ts';

const pages = pagesOf({
  '/office/chapter-reviews': code(async () => (await import('../../custom/review/ChapterReview.tsx')).ChapterReview),
  '/office/comment-reports': code(async () => (await import('../../custom/moderation/Moderation.tsx')).Moderation),
  '/office/statement-questions': code(async () => (await import('../../custom/question/Answers.tsx')).Answers),
  '/office/announcements': code(
    async () => (await import('../../custom/announcement/Announcements.tsx')).Announcements,
  ),
  '/office/invitable-works': code(async () => (await import('../../custom/invite/Invite.tsx')).Invite),
  '/office/import-revenue': code(async () => (await import('../../custom/revenue/ImportRevenue.tsx')).ImportRevenue),
  '/office/month-close': code(async () => (await import('../../custom/monthClose/MonthClose.tsx')).MonthClose),
  '/office/payouts': code(async () => (await import('../../custom/payout/Payouts.tsx')).Payouts),
});

addResources(officeCalls);
tellUnseen(unseenList);
// At sign-in, where this is fetched ahead, nobody has a role yet.
fetchPage(leadsTo(currentAddress(), currentRole() ?? 'content_manager'));
await enterArea('office');

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
