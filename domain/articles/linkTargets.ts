import { eventRoutes } from '../shared/eventRoutes.ts';
import { articlePages } from './article.ts';
import { clausePaths } from './clause.ts';

/** What a link names within a page, and what has to be there. */
export type LinkTarget =
  | { kind: 'article'; place: 'handbook' | 'school' | 'page'; slug: string }
  | { kind: 'edition'; slug: string; number: number }
  | { kind: 'contest'; slug: string; edition: number | undefined };

/**
 * What a link names: a chapter, a lesson, a page of its own, an edition of a clause, a contest; undefined where it leads to a
 * page that is always there.
 */
export function parseLinkTarget(href: string): LinkTarget | undefined {
  const [page = '', search] = href.split('?');
  const query = new URLSearchParams(search);
  const [chapter, lesson, contest, edition] = ['chapter', 'id', 'contest', 'edition'].map((name) => query.get(name));
  if (page === '#/handbook' && chapter) return { kind: 'article', place: 'handbook', slug: chapter };
  if (page === '#/schoolDetail' && lesson) return { kind: 'article', place: 'school', slug: lesson };
  const own = Object.entries(articlePages).find(([path]) => page === `#${path}`);
  if (own) return { kind: 'article', place: 'page', slug: own[1] };
  const event = page === '#/event' ? contest : eventRoutes[page.slice(1)];
  if (event) return { kind: 'contest', slug: event, edition: edition ? Number(edition) : undefined };
  const [clause] = Object.entries(clausePaths).find(([, path]) => page === `#${path}`) ?? [];
  return clause && edition ? { kind: 'edition', slug: clause, number: Number(edition) } : undefined;
}
