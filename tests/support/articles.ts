import type { TestServer } from './server.ts';
import { t } from './t.ts';

/** A published page of its own, whose title is that of its link. */
export const benefitPage = (server: TestServer) =>
  server.insert('article', {
    place: 'page',
    slug: 'benefit',
    language: 'en',
    state: 'published',
    title: t('pages.title.benefit'),
  });
