import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { listChapters, moveChapters } from '#domain/chapters/chapters.calls.ts';
import { moveTo, placeItems } from '#domain/chapters/order.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send } from '../../../lib/api/client.ts';
import { contentsKeys, storyKeys } from '../../../lib/api/queryKeys.ts';
import type { Filter } from './filter.ts';

type Answer = AnswerOf<typeof listChapters>;
/** A chapter as lists show it. */
export type Row = Answer['items'][number];

const perPage = 100;
/** Rows beyond those in view that are fetched with them. */
const overscan = 40;

const sortPair = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b)];
const getPageAt = (index: number) => Math.floor(index / perPage) + 1;

/** Moves chapters: together, or each to its own number. */
type Target = { to: number } | { numbers: number[] };

/** The table of contents of a story, or what a filter leaves of it: how much it is, and what can be done with it. */
export function useContents(story_id: number, { status, q, oldestFirst }: Filter) {
  const queryClient = useQueryClient();
  const [moved, setMoved] = useState<number[]>();
  const filter = useMemo(() => ({ ...(status && { status }), ...(q && { q }) }), [status, q]);
  const page = useCallback(
    (number: number) => ({
      queryKey: contentsKeys.page(story_id, filter, number),
      queryFn: (): Promise<Answer> =>
        send(listChapters, { params: { id: story_id }, query: { ...filter, page: number, per_page: perPage } }),
    }),
    [story_id, filter],
  );

  const head = useQuery({ ...page(1), placeholderData: keepPreviousData });
  const total = head.data?.total ?? 0;
  /** Where a line on the screen stands in the order of the chapters, and the other way round. */
  const getPlace = useCallback((line: number) => (oldestFirst ? line : total - 1 - line), [oldestFirst, total]);
  /** Rows of a stretch of lines, fetched where they are not here yet. */
  const rowsFrom = useCallback(
    async (from: number, to: number): Promise<Row[]> => {
      const [first, last] = sortPair(getPlace(from), getPlace(to));
      const numbers = Array.from(
        { length: getPageAt(last) - getPageAt(first) + 1 },
        (_, index) => getPageAt(first) + index,
      );
      const answers = await Promise.all(numbers.map((number) => queryClient.ensureQueryData(page(number))));
      const offset = (getPageAt(first) - 1) * perPage;
      return answers.flatMap(({ items }) => items).slice(first - offset, last + 1 - offset);
    },
    [queryClient, page, getPlace],
  );

  /** Puts the pages that are here into an order that the server has taken over; what is not here comes when looked at. */
  const keepOrder = (order: readonly number[]) => {
    const sources = order.map(
      (source) => queryClient.getQueryData<Answer>(page(getPageAt(source)).queryKey)?.items[source % perPage],
    );
    for (let number = 1; number <= getPageAt(order.length - 1); number++) {
      const { queryKey } = page(number);
      const first = (number - 1) * perPage;
      const items = sources
        .slice(first, first + perPage)
        .map((row, index) => row && { ...row, number: first + index + 1 });
      if (items.every((row) => row !== undefined))
        queryClient.setQueryData<Answer>(queryKey, (before) => before && { ...before, items });
      else void queryClient.resetQueries({ queryKey });
    }
  };

  /** A step of a command. Only where all chapters are shown, whose places are their numbers then. */
  const move = async (rows: readonly Pick<Row, 'id' | 'number'>[], target: Target) => {
    const all = Array.from({ length: total }, (_, index) => index);
    const moving = rows.map(({ number }) => number - 1);
    const order = 'to' in target ? moveTo(all, new Set(moving), target.to) : placeItems(all, moving, target.numbers);
    setMoved(order);
    try {
      await queryClient.cancelQueries({ queryKey: contentsKeys.of(story_id) });
      await send(moveChapters, {
        params: { fiction_id: story_id },
        body: { ids: rows.map(({ id }) => id), ...target },
      });
      keepOrder(order);
    } finally {
      setMoved(undefined);
      // The next move waits for nothing: the order is shown by now.
      for (const queryKey of [contentsKeys.of(story_id), storyKeys.all])
        void queryClient.invalidateQueries({ queryKey });
    }
    return order;
  };

  return {
    total,
    loading: head.isPending,
    fetching: head.isPlaceholderData,
    error: head.error,
    retry: () => void queryClient.refetchQueries({ queryKey: contentsKeys.of(story_id), type: 'active' }),
    page,
    moved,
    getPlace,
    rowsFrom,
    move,
  };
}

export type Contents = ReturnType<typeof useContents>;

/**
 * The rows in view, whose pages come as they are looked at. While a move is on its way, they stand in their new order
 * already.
 */
export function useRows({ page, total, moved, getPlace }: Contents, view: { first: number; last: number }) {
  const pages = listPages(sortPair(getPlace(view.first), getPlace(view.last)), total, moved);
  const queries = useQueries({ queries: pages.map(page) });
  const byPage = new Map(pages.map((number, index) => [number, queries[index]!.data?.items]));
  return {
    error: queries.find(({ error }) => error !== null)?.error,
    rowAt: (line: number): Row | undefined => {
      const place = getPlace(line);
      const source = moved?.[place] ?? place;
      const row = byPage.get(getPageAt(source))?.[source % perPage];
      return moved && row ? { ...row, number: place + 1 } : row;
    },
  };
}

/** The pages of a stretch in view and somewhat beyond, where it stands in the order that the server has. */
function listPages([first, last]: readonly [number, number], total: number, moved?: readonly number[]): number[] {
  const pages = new Set<number>();
  const end = Math.min(last + overscan, total - 1);
  for (let index = Math.max(0, first - overscan); index <= end; index++) pages.add(getPageAt(moved?.[index] ?? index));
  return [...pages];
}
