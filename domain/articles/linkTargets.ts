import { clausePaths } from './clause.ts';

/** What a link names within a page, and what has to be there. */
export type LinkTarget =
  | { kind: 'article'; place: 'handbook' | 'school'; slug: string }
  | { kind: 'edition'; slug: string; number: number }
  | { kind: 'contest'; slug: string; edition: number | undefined };

/** What a link names: a chapter, a lesson, an edition of a clause, a contest; undefined where it leads to a page alone. */
export function parseLinkTarget(href: string): LinkTarget | undefined {
  const [page = '', search] = href.split('?');
  const query = new URLSearchParams(search);
  const [chapter, lesson, contest, edition] = ['chapter', 'id', 'contest', 'edition'].map((name) => query.get(name));
  if (page === '#/handbook' && chapter) return { kind: 'article', place: 'handbook', slug: chapter };
  if (page === '#/schoolDetail' && lesson) return { kind: 'article', place: 'school', slug: lesson };
  if (page === '#/event' && contest)
    return { kind: 'contest', slug: contest, edition: edition ? Number(edition) : undefined };
  const [clause] = Object.entries(clausePaths).find(([, path]) => page === `#${path}`) ?? [];
  return clause && edition ? { kind: 'edition', slug: clause, number: Number(edition) } : undefined;
}
