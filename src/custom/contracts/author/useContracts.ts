import { queryOptions, useQuery } from '@tanstack/react-query';
import * as calls from '#domain/contracts/contracts.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { listStories, listSignable } from '#domain/stories/stories.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { contractKeys } from '../queryKeys.ts';

export type ContractState = AnswerOf<typeof calls.getContractState>;
export type SignableStory = AnswerOf<typeof listSignable>['works'][number];

/** What a contract page shows of one's own story; asked for anew while somebody else has it. */
export const createContractStateQuery = (id: number) =>
  queryOptions({
    queryKey: contractKeys.of(id),
    queryFn: () => send(calls.getContractState, { params: { fiction_id: id } }),
    refetchInterval: ({ state: { data } }) => {
      const next = data?.application?.next;
      return next && next !== 'author' ? 30_000 : false;
    },
  });

/** One's own stories: those that a contract can be applied for, with their checklists, and those under way. */
export const useStoriesToSign = () =>
  useQuery({
    queryKey: contractKeys.storiesToSign,
    queryFn: async () => {
      const query = { filter: 'in_review' as const, per_page: 100 };
      const [{ works: stories }, { items }] = await Promise.all([send(listSignable, {}), send(listStories, { query })]);
      return { stories, underWay: items };
    },
  });

export const useTerms = () =>
  useQuery({ queryKey: contractKeys.terms, queryFn: () => send(calls.getKeyTerms, {}), staleTime: 300_000 });
