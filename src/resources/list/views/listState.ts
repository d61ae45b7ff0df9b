import { useListContext } from 'ra-core';
import type { View } from '#domain/list-views/listViews.calls.ts';
import { toListQuery } from '../../../dataProvider/index.ts';

/** What a list shows: its filters and its order, as its call takes them, and its columns. */
export type ListState = Pick<View, 'filters' | 'sort' | 'order' | 'columns'>;

const isGiven = ([, value]: [string, unknown]) => value != null && value !== '' && [value].flat().length > 0;

/** What the list around shows now. */
export function useListState(columns: readonly string[]): ListState {
  const { resource, sort: by, filterValues } = useListContext();
  const query = Object.entries(toListQuery(resource, { sort: by, filter: filterValues })).filter(isGiven);
  const { sort, order, ...filters } = Object.fromEntries(query);
  return { filters, sort, order, columns: [...columns] };
}

const serialize = ({ filters, sort, order }: ListState) =>
  JSON.stringify([sort, order, Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** Views of an earlier day say nothing of columns. */
export const isSameState = (one: ListState, other: ListState): boolean =>
  serialize(one) === serialize(other) &&
  (!one.columns || !other.columns || one.columns.join() === other.columns.join());
