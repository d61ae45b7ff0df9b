import type { ReactElement } from 'react';
import { ComingPage } from '../custom/pages/ComingPage.tsx';
import type { PortalRoute } from './routes.ts';

/** The page of a route that is the same whoever opens it; the others belong to the area of a role. */
export const pageOf = ({ title, coming }: PortalRoute): ReactElement | undefined =>
  coming && <ComingPage title={title} text={coming} />;
