import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'ra-core';
import type { Entity } from '#domain/kit/entity.ts';
import { auditKeys, resourceKeys } from '../../queryKeys.ts';

/** Gives a record other values in the lists that are here; its place in them stays. */
export function patchLists(client: QueryClient, entity: Entity<any>, id: number, part: object): void {
  client.setQueriesData<GetListResult>(
    { queryKey: resourceKeys.lists(entity) },
    (list) => list && { ...list, data: list.data.map((row) => (row.id === id ? { ...row, ...part } : row)) },
  );
}

/** What else was made of a record is asked for again, but not the lists, where its row would move under the hand. */
export const renewAround = (client: QueryClient, entity: Entity<any>): void => {
  void client.invalidateQueries({ queryKey: auditKeys.all });
  void client.invalidateQueries({
    queryKey: resourceKeys.of(entity),
    predicate: ({ queryKey }) => queryKey[1] !== 'getList',
  });
};
