import { useInfiniteQuery } from '@tanstack/react-query';
import { listContestStories } from '#domain/contests/contests.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send } from '../../../lib/api/client.ts';
import { contestKeys } from '../queryKeys.ts';
import { getNextEntriesPage } from './getNextEntriesPage.ts';

export type ContestStory = AnswerOf<typeof listContestStories>['items'][number];

/** One's own stories, page by page, and what each is in a contest. */
export const useContestStories = (id: number) =>
  useInfiniteQuery({
    queryKey: contestKeys.stories(id),
    queryFn: ({ pageParam: page }) => send(listContestStories, { params: { id }, query: { page } }),
    initialPageParam: 1,
    getNextPageParam: getNextEntriesPage,
  });
