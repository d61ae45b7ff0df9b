import { useListContext } from 'ra-core';
import type { View } from '#domain/list-views/viewFields.ts';
import { toListQuery } from '../../../dataProvider/index.ts';
import type { Columns } from '../useColumns.ts';

/** What a list shows: its filters and its order, as its call takes them, and its columns with their widths. */
export type ListState = Pick<View, 'filters' | 'sort' | 'order' | 'columns' | 'widths'>;

const isGiven = ([, value]: [string, unknown]) => value != null && value !== '' && [value].flat().length > 0;

/** What the list around shows now. */
export function useListState({ visible, widths }: Columns): ListState {
  const { resource, sort: by, filterValues } = useListContext();
  const query = Object.entries(toListQuery(resource, { sort: by, filter: filterValues })).filter(isGiven);
  const { sort, order, ...filters } = Object.fromEntries(query);
  return { filters, sort, order, columns: [...visible], widths };
}

const inOrder = (one: object) => Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1));
const serialize = ({ filters, sort, order }: ListState) => JSON.stringify([sort, order, inOrder(filters)]);
const isSameWidths = ({ widths: one }: ListState, { widths: other }: ListState) =>
  !one || !other || JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** Views of an earlier day say nothing of columns or widths. */
export const isSameState = (one: ListState, other: ListState): boolean =>
  serialize(one) === serialize(other) &&
  isSameWidths(one, other) &&
  (!one.columns || !other.columns || one.columns.join() === other.columns.join());
