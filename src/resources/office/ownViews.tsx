import { lazy, Suspense } from 'react';
import { entities, type EntityKey } from '#domain/entities/index.ts';
import { can, type Role } from '#domain/roles.ts';
import { actorOf, actsNext, contractStatuses } from '#domain/rules/contract.ts';
import { ShareButton } from '../../custom/shares/ShareButton.tsx';
import { GeneratedEdit, GeneratedShow } from '../../kit/GeneratedForm.tsx';
import { GeneratedList } from '../../kit/GeneratedList.tsx';
import type { viewsOf } from '../../kit/viewsOf.tsx';

const ApplicationReview = lazy(() =>
  import('../../custom/application/ApplicationReview.tsx').then(({ ApplicationReview }) => ({
    default: ApplicationReview,
  })),
);
const WorkWays = lazy(() =>
  import('../../custom/application/WorkWays.tsx').then(({ WorkWays }) => ({ default: WorkWays })),
);
const Trail = lazy(() => import('../../custom/trail/Trail.tsx').then(({ Trail }) => ({ default: Trail })));
const Versions = lazy(() =>
  import('../../custom/template/Versions.tsx').then(({ Versions }) => ({ default: Versions })),
);
const ways = (
  <Suspense>
    <WorkWays />
  </Suspense>
);

const trailOf = ({ name }: { name: string }) => (
  <Suspense>
    <Trail of={name} />
  </Suspense>
);

const versions = (
  <Suspense>
    <Versions />
  </Suspense>
);

type Views = Partial<ReturnType<typeof viewsOf>>;

/** Whoever reviews applications begins with those that wait for them. */
function ofApplications(role: Role): Views {
  const actor = actorOf(role);
  const { contractApplication } = entities;
  if (!actor) return { show: <GeneratedShow entity={contractApplication} below={trailOf(contractApplication)} /> };
  const status = contractStatuses.filter((status) => actsNext(status) === actor);
  return {
    list: <GeneratedList entity={contractApplication} waiting={{ status }} />,
    show: <ApplicationReview />,
  };
}

/** A work leads to what belongs to it, and tells what was done to it; who manages works sets the shares of those that are marked. */
function ofWorks(role: Role): Views {
  const { fiction } = entities;
  const below = trailOf(fiction);
  const show = <GeneratedShow entity={fiction} ways={ways} below={below} />;
  if (!can(role, fiction.access.update ?? [])) return { show };
  return {
    show,
    edit: <GeneratedEdit entity={fiction} ways={ways} below={below} />,
    list: <GeneratedList entity={fiction} bulk={<ShareButton />} />,
  };
}

/** Views that stand in place of the generated ones. */
export const ownViews = (role: Role): Partial<Record<EntityKey, Views>> => ({
  contractApplication: ofApplications(role),
  contractTemplate: { show: <GeneratedShow entity={entities.contractTemplate} below={versions} /> },
  fiction: ofWorks(role),
  chapter: { show: <GeneratedShow entity={entities.chapter} below={trailOf(entities.chapter)} /> },
});
