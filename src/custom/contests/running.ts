import type { listContests } from '#domain/contests/running.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { eventRoutes } from '#domain/shared/eventRoutes.ts';
import { listRoutesOfLine, type PortalRoute } from '../../lib/routing/routes.ts';
import { getContestPath, getEditionPath } from './contestPaths.ts';

export type ListedContests = AnswerOf<typeof listContests>;
export type RunningContest = ListedContests['items'][number];

/** The address of a contest that takes entries, among all that do. */
export function getRunningPath({ slug, edition }: RunningContest, running: readonly RunningContest[]): string {
  const path = getContestPath(slug);
  // The latest of several editions is the one that the address without an edition shows.
  const isLatest = !running.some((other) => other.slug === slug && other.edition > edition);
  return isLatest ? path : getEditionPath(path, edition);
}

/** The pages of events whose contests are `held`, as they have a published edition, but for those of the contests `above`. */
export function listOtherEvents(held: readonly string[], above: readonly { slug: string }[]): PortalRoute[] {
  const slugs = new Set(above.map(({ slug }) => slug));
  return listRoutesOfLine('events').filter(({ path }) => {
    const slug = eventRoutes[path]!;
    return !slugs.has(slug) && held.includes(slug);
  });
}
