import type { ReactElement } from 'react';
import { makePreloadable } from '../lib/lazy/preloadable.ts';
import type { PortalRoute } from '../lib/routing/routes.ts';
import { createPages } from './screens.ts';

const single = makePreloadable(async () => (await import('../custom/articles/public/SinglePage.tsx')).SinglePage);

const loadArticles = () => import('../custom/articles/public/loadPages.ts');
const clause = makePreloadable(async () => (await loadArticles()).loadClause());

const event = makePreloadable(async () => (await import('../custom/contests/public/loadEvent.ts')).loadEvent());

const pages = createPages({
  '/benefit': single,
  '/composition': single,
  '/coverGuide': makePreloadable(async () => (await loadArticles()).loadCoverGuide()),
  '/clause/privacyPolicy': clause,
  '/clause/termsOfService': clause,
  '/clause/faq': makePreloadable(async () => (await loadArticles()).loadFaq()),
  '/handbook': makePreloadable(async () => (await loadArticles()).loadGuidebook()),
  '/event': event,
  '/wolf': event,
  '/wolf/h5': event,
  '/werewolf': event,
  '/dangerous': event,
  '/mafia': event,
  '/school': makePreloadable(async () => (await loadArticles()).loadAcademy()),
  '/schoolDetail': makePreloadable(async () => (await loadArticles()).loadLesson()),
  '/person': makePreloadable(async () => (await import('../custom/accounts/author/Person.tsx')).Person),
  '/login/init': makePreloadable(async () => (await import('../custom/accounts/merge/Merge.tsx')).Merge),
  '/login/name': makePreloadable(async () => (await import('../custom/accounts/author/PenName.tsx')).PenName),
  '/verify': makePreloadable(async () => (await import('../custom/contracts/public/loadVerify.ts')).loadVerify()),
});

/** The page of a route that is the same whoever opens it; the others belong to the area of a role. */
export const findPage = ({ path }: PortalRoute): ReactElement | undefined => pages[path];
