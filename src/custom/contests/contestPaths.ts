import { eventRoutes } from '#domain/shared/eventRoutes.ts';
import { stripQuery } from '../../lib/routing/routes.ts';

/** The page of a contest. */
export const getContestPath = (slug: string): string =>
  Object.keys(eventRoutes).find((path) => eventRoutes[path] === slug) ?? `/event?contest=${encodeURIComponent(slug)}`;

/** Has a contest a page whose address is there whether or not it is held? */
export const hasOwnRoute = (slug: string): boolean => Object.values(eventRoutes).includes(slug);

/** The contest of an address, and the edition that it names; '' where it names none. */
export function parseContestPath(address: string): { slug: string; edition: string | null } {
  const query = new URLSearchParams(address.split('?')[1]);
  return { slug: eventRoutes[stripQuery(address)] ?? query.get('contest') ?? '', edition: query.get('edition') };
}

/** The address of another edition, on the page that an address leads to. */
export function getEditionPath(address: string, edition: number): string {
  const query = new URLSearchParams(address.split('?')[1]);
  query.set('edition', String(edition));
  return `${stripQuery(address)}?${query}`;
}
