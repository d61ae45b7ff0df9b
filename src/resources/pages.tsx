import { lazy, type ReactElement } from 'react';
import { ComingPage } from '../custom/pages/ComingPage.tsx';
import type { PortalRoute } from './routes.ts';

const Person = lazy(() => import('../custom/account/Person.tsx').then(({ Person }) => ({ default: Person })));
const PenName = lazy(() => import('../custom/account/PenName.tsx').then(({ PenName }) => ({ default: PenName })));
const Merge = lazy(() => import('../custom/merge/Merge.tsx').then(({ Merge }) => ({ default: Merge })));
const Verify = lazy(() => import('../custom/verify/Verify.tsx').then(({ Verify }) => ({ default: Verify })));

const pages: Record<string, ReactElement> = {
  '/person': <Person />,
  '/login/init': <Merge />,
  '/login/name': <PenName />,
  '/verify': <Verify />,
};

/** The page of a route that is the same whoever opens it; the others belong to the area of a role. */
export const pageOf = ({ path, title, coming }: PortalRoute): ReactElement | undefined =>
  pages[path] ?? (coming && <ComingPage title={title} text={coming} />);
