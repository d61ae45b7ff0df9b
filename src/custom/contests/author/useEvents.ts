import { useQuery } from '@tanstack/react-query';
import { listContests } from '#domain/contests/running.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { listRoutesOfLine } from '../../../lib/routing/routes.ts';
import { getContestPath, getEditionPath } from '../contestPaths.ts';
import { contestKeys } from '../queryKeys.ts';

export interface EventLine {
  path: string;
  name: string;
  /** The last day of entries; absent: it takes none now. */
  closes_on?: string;
}

/** The contests that take entries now, and then the pages of events that are there always. */
export function useEvents(): EventLine[] {
  const t = useT();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: contestKeys.running(language),
    queryFn: () => send(listContests, { query: { language } }),
    staleTime: 300_000,
  });
  const contests = data?.items ?? [];
  const running = contests.map(({ slug, edition, title, closes_on }) => {
    const path = getContestPath(slug);
    // The latest of several editions is the one that the address without an edition shows.
    const isLatest = !contests.some((other) => other.slug === slug && other.edition > edition);
    return { path: isLatest ? path : getEditionPath(path, edition), name: title, closes_on };
  });
  const others = listRoutesOfLine('events').filter(({ path }) => !running.some((one) => one.path === path));
  return [...running, ...others.map(({ path, title }) => ({ path, name: t(title) }))];
}
