import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { listSameAuthors } from '#domain/accounts/mergeAuthors.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send } from '../../../lib/api/client.ts';
import { sameAuthorKeys } from '../queryKeys.ts';

/** One of the accounts that provably are the same person's. */
export type Account = AnswerOf<typeof listSameAuthors>['items'][number];

/** The own account and the others of the same person, oldest first. */
export const useSameAuthors = (): UseQueryResult<Account[]> =>
  useQuery({ queryKey: sameAuthorKeys.all, queryFn: async () => (await send(listSameAuthors, {})).items });
