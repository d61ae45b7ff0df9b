import type { ReactElement } from 'react';
import { ComingPage } from '../custom/pages/ComingPage.tsx';
import { code } from '../kit/code.ts';
import type { PortalRoute } from './routes.ts';
import { pagesOf } from './screens.ts';

const pages = pagesOf({
  '/person': code(async () => (await import('../custom/account/Person.tsx')).Person),
  '/login/init': code(async () => (await import('../custom/merge/Merge.tsx')).Merge),
  '/login/name': code(async () => (await import('../custom/account/PenName.tsx')).PenName),
  '/verify': code(async () => (await import('../custom/verify/Verify.tsx')).Verify),
});

/** The page of a route that is the same whoever opens it; the others belong to the area of a role. */
export const pageOf = ({ path, title, coming }: PortalRoute): ReactElement | undefined =>
  pages[path] ?? (coming && <ComingPage title={title} text={coming} />);
