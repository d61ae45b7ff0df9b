import { useListContext } from 'ra-core';
import type { View } from '#domain/list-views/listViews.calls.ts';
import { queryOf } from '../../../dataProvider/index.ts';

/** What a list shows: its filters and its order, as its call takes them. */
export type Shown = Pick<View, 'filters' | 'sort' | 'order'>;

const isAsked = ([, value]: [string, unknown]) => value != null && value !== '' && [value].flat().length > 0;

/** What the list around shows now. */
export function useShown(): Shown {
  const { resource, sort: by, filterValues } = useListContext();
  const asked = Object.entries(queryOf(resource, { sort: by, filter: filterValues })).filter(isAsked);
  const { sort, order, ...filters } = Object.fromEntries(asked);
  return { filters, sort, order };
}

const written = ({ filters, sort, order }: Shown) =>
  JSON.stringify([sort, order, Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

export const showsSame = (one: Shown, other: Shown): boolean => written(one) === written(other);
