import { useQuery } from '@tanstack/react-query';
import { listContests } from '#domain/contests/running.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { contestKeys } from '../queryKeys.ts';
import { getRunningPath, listOtherEvents } from '../running.ts';

export interface EventLine {
  path: string;
  name: string;
  /** The last day of entries; absent: it takes none now. */
  closes_on?: string;
}

/** The contests that take entries now, and then the pages of the other events that are held; none until they are known. */
export function useEvents(): EventLine[] {
  const t = useT();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: contestKeys.running(language),
    queryFn: () => send(listContests, { query: { language } }),
    staleTime: 300_000,
  });
  if (!data) return [];
  const { items: running, held } = data;
  return [
    ...running.map((one) => ({ path: getRunningPath(one, running), name: one.title, closes_on: one.closes_on })),
    ...listOtherEvents(held, running).map(({ path, title }) => ({ path, name: t(title) })),
  ];
}
