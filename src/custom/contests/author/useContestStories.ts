import { useQuery } from '@tanstack/react-query';
import { listContestStories } from '#domain/contests/contests.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send } from '../../../lib/api/client.ts';
import { contestKeys } from '../queryKeys.ts';

export type ContestStory = AnswerOf<typeof listContestStories>['items'][number];

/** One's own stories, and what each is in a contest. */
export const useContestStories = (id: number) =>
  useQuery({ queryKey: contestKeys.stories(id), queryFn: () => send(listContestStories, { params: { id } }) });
