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
const ways = (
  <Suspense>
    <WorkWays />
  </Suspense>
);

type Views = Partial<ReturnType<typeof viewsOf>>;

/** Whoever reviews applications begins with those that wait for them. */
function ofApplications(role: Role): Views {
  const actor = actorOf(role);
  if (!actor) return {};
  const status = contractStatuses.filter((status) => actsNext(status) === actor);
  return {
    list: <GeneratedList entity={entities.contractApplication} waiting={{ status }} />,
    show: <ApplicationReview />,
  };
}

/** A work leads to what belongs to it; who manages works sets the shares of those that are marked. */
function ofWorks(role: Role): Views {
  const show = <GeneratedShow entity={entities.fiction} ways={ways} />;
  if (!can(role, entities.fiction.access.update ?? [])) return { show };
  return {
    show,
    edit: <GeneratedEdit entity={entities.fiction} ways={ways} />,
    list: <GeneratedList entity={entities.fiction} bulk={<ShareButton />} />,
  };
}

/** Views that stand in place of the generated ones. */
export const ownViews = (role: Role): Partial<Record<EntityKey, Views>> => ({
  contractApplication: ofApplications(role),
  fiction: ofWorks(role),
});
