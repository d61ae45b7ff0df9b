import type { listContests } from '#domain/contests/running.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { listRoutesOfLine, type PortalRoute } from '../../lib/routing/routes.ts';
import { getContestPath, getEditionPath } from './contestPaths.ts';

export type RunningContest = AnswerOf<typeof listContests>['items'][number];

/** The address of a contest that takes entries, among all that do. */
export function getRunningPath({ slug, edition }: RunningContest, running: readonly RunningContest[]): string {
  const path = getContestPath(slug);
  // The latest of several editions is the one that the address without an edition shows.
  const isLatest = !running.some((other) => other.slug === slug && other.edition > edition);
  return isLatest ? path : getEditionPath(path, edition);
}

/** The pages of events that are there always, but for those that the contests have which take entries. */
export function listOtherEvents(running: readonly RunningContest[]): PortalRoute[] {
  const paths = new Set(running.map((one) => getRunningPath(one, running)));
  return listRoutesOfLine('events').filter(({ path }) => !paths.has(path));
}
