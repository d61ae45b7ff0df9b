import type { Entity } from '#domain/kit/entity.ts';
import { toSort } from '../../dataProvider/index.ts';
import { pageSizes } from './pageSizes.ts';

/** What a list asks for until its reader orders, filters or leafs through it. */
export const getFirstParams = (entity: Entity<any>, waiting: Record<string, unknown> = {}) => ({
  pagination: { page: 1, perPage: pageSizes[0] },
  sort: toSort(entity),
  filter: waiting,
});
