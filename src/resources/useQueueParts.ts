import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { queuePart } from '#domain/kit/crud.ts';

/** The last that is known, by its time and id. */
interface After {
  after_at?: string;
  after_id?: number;
}
const first: After = {};

/** A queue as far as it is known. It stays in its order while it is worked off; another visit begins with a new one. */
export function useQueueParts<Item extends { id: number }, Part>(
  queryKey: QueryKey,
  ask: (after: After) => Promise<Part & { items: Item[] }>,
  timeOf: (item: Item) => string,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: first,
    getNextPageParam: ({ items }): After | undefined => {
      const last = items.at(-1);
      return last && items.length === queuePart ? { after_at: timeOf(last), after_id: last.id } : undefined;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  const parts = query.data?.pages ?? [];
  return { ...query, first: parts[0], items: parts.flatMap(({ items }) => items) };
}
