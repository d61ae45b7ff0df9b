import type { ReactElement } from 'react';
import { preloadable } from '../lib/lazy/preloadable.ts';
import type { PortalRoute } from '../lib/routing/routes.ts';
import { pagesOf } from './screens.ts';

const single = preloadable(async () => (await import('../custom/articles/SinglePage.tsx')).SinglePage);

const clause = preloadable(async () => (await import('../custom/articles/clause/loadClause.ts')).loadClause());

const event = preloadable(async () => (await import('../custom/contests/loadEvent.ts')).loadEvent());

const pages = pagesOf({
  '/benefit': single,
  '/composition': single,
  '/coverGuide': single,
  '/clause/privacyPolicy': clause,
  '/clause/termsOfService': clause,
  '/clause/faq': preloadable(async () => (await import('../custom/articles/Faq.tsx')).Faq),
  '/handbook': preloadable(async () => (await import('../custom/articles/Guidebook.tsx')).Guidebook),
  '/event': event,
  '/wolf': event,
  '/wolf/h5': event,
  '/werewolf': event,
  '/dangerous': event,
  '/mafia': event,
  '/school': preloadable(async () => (await import('../custom/articles/Academy.tsx')).Academy),
  '/schoolDetail': preloadable(async () => (await import('../custom/articles/Lesson.tsx')).Lesson),
  '/person': preloadable(async () => (await import('../custom/accounts/author/Person.tsx')).Person),
  '/login/init': preloadable(async () => (await import('../custom/accounts/merge/Merge.tsx')).Merge),
  '/login/name': preloadable(async () => (await import('../custom/accounts/author/PenName.tsx')).PenName),
  '/verify': preloadable(async () => (await import('../custom/contracts/public/Verify.tsx')).Verify),
});

/** The page of a route that is the same whoever opens it; the others belong to the area of a role. */
export const pageOf = ({ path }: PortalRoute): ReactElement | undefined => pages[path];
