import type { Entity } from '#domain/kit/entity.ts';
import type { View } from '#domain/list-views/viewFields.ts';
import { toSort } from '../../dataProvider/index.ts';
import { pageSizes } from './pageSizes.ts';

/** What a list asks for until its reader orders, filters or leafs through it: what waits, or the view that its role begins with. */
export const getFirstParams = (
  entity: Entity<any>,
  waiting: Record<string, unknown> = {},
  view?: Pick<View, 'filters' | 'sort' | 'order'>,
) => ({
  pagination: { page: 1, perPage: pageSizes[0] },
  sort: view
    ? { field: view.sort, order: view.order === 'asc' ? ('ASC' as const) : ('DESC' as const) }
    : toSort(entity),
  filter: view?.filters ?? waiting,
});
