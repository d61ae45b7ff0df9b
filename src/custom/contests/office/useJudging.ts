import { useQuery } from '@tanstack/react-query';
import { getJudging } from '#domain/contests/judging.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send } from '../../../lib/api/client.ts';
import { judgingKeys } from '../queryKeys.ts';

export type Judging = AnswerOf<typeof getJudging>;

/** An entry that the reader judges. */
export const useJudging = (id: number) =>
  useQuery({ queryKey: judgingKeys.one(id), queryFn: () => send(getJudging, { params: { id } }) });
