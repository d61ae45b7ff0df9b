import { useQuery } from '@tanstack/react-query';
import { getContestJudging } from '#domain/contests/decision.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send } from '../../../lib/api/client.ts';
import { contestResultKeys } from '../queryKeys.ts';

export type ContestJudging = AnswerOf<typeof getContestJudging>;

/** How far the judging of a contest is; nothing is asked while none is named. */
export const useContestJudging = (id = 0) =>
  useQuery({
    queryKey: contestResultKeys.one(id),
    queryFn: () => send(getContestJudging, { params: { id } }),
    enabled: id > 0,
  });
