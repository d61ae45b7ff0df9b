import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listJudgings } from '#domain/contests/judging.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { findPlace } from '../../../resources/queue/findPlace.ts';
import { judgingKeys } from '../queryKeys.ts';
import { getJudgingPath } from './paths.ts';
import type { Judging } from './useJudging.ts';

/** The entries that the reader judges, those that wait in front. */
export const useJudgings = () => useQuery({ queryKey: judgingKeys.list, queryFn: () => send(listJudgings, {}) });

const none: number[] = [];

/** The way from an entry to the next that waits, and to the one before, in the order that they had as the first was opened. */
export function useJudgingQueue(id: number) {
  const { data, isPending } = useJudgings();
  const [ids, setIds] = useState<number[]>();
  if (data && !ids) setIds(data.items.map((one) => one.id));
  const waiting =
    data?.items.filter((one) => one.submitted_at === null && one.obstacle === null).map((one) => one.id) ?? none;
  const { ids: all, at, next } = findPlace({ queues: ids ? [ids] : [], waiting, done: [] }, id);
  const toPath = (of: number | undefined) => (of === undefined ? undefined : getJudgingPath(of));
  return {
    isPending,
    next: toPath(next),
    previous: toPath(all[at - 1]),
  };
}
export type JudgingQueue = ReturnType<typeof useJudgingQueue>;

/** Goes on to the next entry that waits once one that did has its scores; another visit stays, to read or to change them. */
export function useNextOnceScored({ submitted_at }: Judging, { next }: JudgingQueue): void {
  const navigate = useNavigate();
  const [waited] = useState(submitted_at === null);
  const isScored = waited && submitted_at !== null;
  useEffect(() => {
    if (isScored && next) void navigate(next, { replace: true });
  }, [isScored, next, navigate]);
}
