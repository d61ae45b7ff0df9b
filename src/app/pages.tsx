import type { ReactElement } from 'react';
import { preloadable } from '../lib/lazy/preloadable.ts';
import type { PortalRoute } from '../lib/routing/routes.ts';
import { ComingPage } from '../ui/page/ComingPage.tsx';
import { pagesOf } from './screens.ts';

const pages = pagesOf({
  '/person': preloadable(async () => (await import('../custom/accounts/author/Person.tsx')).Person),
  '/login/init': preloadable(async () => (await import('../custom/accounts/merge/Merge.tsx')).Merge),
  '/login/name': preloadable(async () => (await import('../custom/accounts/author/PenName.tsx')).PenName),
  '/verify': preloadable(async () => (await import('../custom/contracts/public/Verify.tsx')).Verify),
});

/** The page of a route that is the same whoever opens it; the others belong to the area of a role. */
export const pageOf = ({ path, title, coming }: PortalRoute): ReactElement | undefined =>
  pages[path] ?? (coming && <ComingPage title={title} text={coming} />);
