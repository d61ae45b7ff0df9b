import { useQuery } from '@tanstack/react-query';
import { listContestWorks } from '#domain/contests/contests.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send } from '../../../lib/api/client.ts';
import { contestKeys } from '../queryKeys.ts';

export type ContestWork = AnswerOf<typeof listContestWorks>['items'][number];

/** The own works, and what each is in a contest. */
export const useContestWorks = (id: number) =>
  useQuery({ queryKey: contestKeys.works(id), queryFn: () => send(listContestWorks, { params: { id } }) });
