import { useInfiniteQuery } from '@tanstack/react-query';
import { listOwnEntries } from '#domain/contests/ownEntries.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { contestKeys } from '../queryKeys.ts';
import { getNextEntriesPage } from './getNextEntriesPage.ts';

export type OwnEntry = AnswerOf<typeof listOwnEntries>['items'][number];

/** One's own stories in contests, or in one, or of a story, page by page, with what became of them. */
export function useOwnEntries(of: { contest_id?: number; fiction_id?: number } = {}) {
  const language = useLanguage();
  const list = useInfiniteQuery({
    queryKey: contestKeys.own(language, of),
    queryFn: ({ pageParam: page }) => send(listOwnEntries, { query: { ...of, language, page } }),
    initialPageParam: 1,
    getNextPageParam: getNextEntriesPage,
  });
  return {
    list,
    entries: list.data?.pages.flatMap(({ items }) => items) ?? [],
    /** Why none are there. */
    error: list.data ? null : list.error,
  };
}
