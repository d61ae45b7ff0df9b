import type { ReactElement } from 'react';
import { preloadable } from '../lib/lazy/preloadable.ts';
import type { PortalRoute } from '../lib/routing/routes.ts';
import { createPages } from './screens.ts';

const single = preloadable(async () => (await import('../custom/articles/public/SinglePage.tsx')).SinglePage);

const articles = () => import('../custom/articles/public/loadPages.ts');
const clause = preloadable(async () => (await articles()).loadClause());

const event = preloadable(async () => (await import('../custom/contests/public/loadEvent.ts')).loadEvent());

const pages = createPages({
  '/benefit': single,
  '/composition': single,
  '/coverGuide': preloadable(async () => (await articles()).loadCoverGuide()),
  '/clause/privacyPolicy': clause,
  '/clause/termsOfService': clause,
  '/clause/faq': preloadable(async () => (await articles()).loadFaq()),
  '/handbook': preloadable(async () => (await import('../custom/articles/public/Guidebook.tsx')).Guidebook),
  '/event': event,
  '/wolf': event,
  '/wolf/h5': event,
  '/werewolf': event,
  '/dangerous': event,
  '/mafia': event,
  '/school': preloadable(async () => (await articles()).loadAcademy()),
  '/schoolDetail': preloadable(async () => (await articles()).loadLesson()),
  '/person': preloadable(async () => (await import('../custom/accounts/author/Person.tsx')).Person),
  '/login/init': preloadable(async () => (await import('../custom/accounts/merge/Merge.tsx')).Merge),
  '/login/name': preloadable(async () => (await import('../custom/accounts/author/PenName.tsx')).PenName),
  '/verify': preloadable(async () => (await import('../custom/contracts/public/Verify.tsx')).Verify),
});

/** The page of a route that is the same whoever opens it; the others belong to the area of a role. */
export const findPage = ({ path }: PortalRoute): ReactElement | undefined => pages[path];
