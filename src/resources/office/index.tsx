import { CustomRoutes, Resource } from 'ra-core';
import { lazy, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { getApplicationReview } from '#domain/calls/contractReviews.ts';
import { setShares } from '#domain/calls/shares.ts';
import { entities, type EntityKey } from '#domain/entities/index.ts';
import { can, type Role } from '#domain/roles.ts';
import { actorOf, actsNext, contractStatuses } from '#domain/rules/contract.ts';
import { currentRole } from '../../authProvider/session.ts';
import { WorkWays } from '../../custom/application/WorkWays.tsx';
import { ShareButton } from '../../custom/shares/ShareButton.tsx';
import { enterArea } from '../../i18n/index.ts';
import { GeneratedEdit, GeneratedShow } from '../../kit/GeneratedForm.tsx';
import { GeneratedList } from '../../kit/GeneratedList.tsx';
import { viewsOf } from '../../kit/viewsOf.tsx';
import { App } from '../../layout/App.tsx';
import { HouseTheme } from '../../theme/HouseTheme.tsx';
import { officeKeys, officePages } from '../menu.ts';

const ChapterReview = lazy(() =>
  import('../../custom/review/ChapterReview.tsx').then(({ ChapterReview }) => ({ default: ChapterReview })),
);

await enterArea('office');
const ApplicationReview = lazy(() =>
  import('../../custom/application/ApplicationReview.tsx').then(({ ApplicationReview }) => ({
    default: ApplicationReview,
  })),
);

const Invite = lazy(() => import('../../custom/invite/Invite.tsx').then(({ Invite }) => ({ default: Invite })));

/** Applications that wait for a role; they stand first. */
const waitingFor = (role: Role) =>
  contractStatuses.filter((status) => actsNext(status) !== null && actsNext(status) === actorOf(role));

/** Views that are made by hand, in place of the generated ones. */
const ownViews = (role: Role): Partial<Record<EntityKey, Partial<ReturnType<typeof viewsOf>>>> => ({
  contractApplication: can(role, getApplicationReview.who)
    ? {
        list: <GeneratedList entity={entities.contractApplication} waiting={{ status: waitingFor(role) }} />,
        show: <ApplicationReview />,
      }
    : {},
  fiction: {
    show: <GeneratedShow entity={entities.fiction} ways={<WorkWays />} />,
    ...(can(role, entities.fiction.access.update!) && {
      edit: <GeneratedEdit entity={entities.fiction} ways={<WorkWays />} />,
    }),
    ...(can(role, setShares.who) && { list: <GeneratedList entity={entities.fiction} bulk={<ShareButton />} /> }),
  },
});

const pages: Record<string, ReactElement> = {
  '/office/chapter-reviews': <ChapterReview />,
  '/office/invitable-works': <Invite />,
};

/** The back office: pages that are made by hand, and a resource for each entity that the role may read, generated from the entity. */
export default function Office() {
  const role = currentRole();
  if (!role) return null;
  const own = ownViews(role);
  return (
    <HouseTheme>
      <App>
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
    </HouseTheme>
  );
}
