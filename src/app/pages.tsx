import type { ReactElement } from 'react';
import { code } from '../lib/lazy/code.ts';
import type { PortalRoute } from '../lib/routing/routes.ts';
import { ComingPage } from '../ui/page/ComingPage.tsx';
import { pagesOf } from './screens.ts';

const pages = pagesOf({
  '/person': code(async () => (await import('../custom/accounts/author/Person.tsx')).Person),
  '/login/init': code(async () => (await import('../custom/accounts/merge/Merge.tsx')).Merge),
  '/login/name': code(async () => (await import('../custom/accounts/author/PenName.tsx')).PenName),
  '/verify': code(async () => (await import('../custom/contracts/public/Verify.tsx')).Verify),
});

/** The page of a route that is the same whoever opens it; the others belong to the area of a role. */
export const pageOf = ({ path, title, coming }: PortalRoute): ReactElement | undefined =>
  pages[path] ?? (coming && <ComingPage title={title} text={coming} />);
