import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { queuePart } from '#domain/kit/paging.ts';

/** A queue as far as it is known. It stays in its order while it is worked off; another visit begins with a new one. */
export function useQueueParts<Item extends { id: number }, Part, After extends object>(
  queryKey: QueryKey,
  ask: (after: Partial<After>) => Promise<Part & { items: Item[] }>,
  /** What the next part is asked for by: the place of the last that is known. */
  getAfter: (item: Item) => After,
) {
  const first: Partial<After> = {};
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam as Partial<After>),
    initialPageParam: first,
    getNextPageParam: ({ items }): Partial<After> | undefined => {
      const last = items.at(-1);
      return last && items.length === queuePart ? getAfter(last) : undefined;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  const parts = query.data?.pages ?? [];
  return { ...query, first: parts[0], items: parts.flatMap(({ items }) => items) };
}
