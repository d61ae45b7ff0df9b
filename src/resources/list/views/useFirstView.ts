import { useQuery } from '@tanstack/react-query';
import { useStore } from 'ra-core';
import { useEffect } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { listFirstViews } from '#domain/list-views/firstViews.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { createOwnStore } from '../../../lib/ownStore.ts';
import { viewKeys } from '../../queryKeys.ts';

export type FirstViews = AnswerOf<typeof listFirstViews>['items'];

const none: FirstViews = [];
const storeKey = 'first_views';
/** What the lists of the role begin with, as it was known last: a list waits for no call of it. */
const useKnown = () => useStore<FirstViews>(storeKey, none);

const find = (known: FirstViews, list: string) => known.find(({ resource }) => resource === list);

/** Learns once at each start what the lists of the role begin with. */
export function useFirstViews(enabled: boolean): void {
  const [, keep] = useKnown();
  const { data } = useQuery({
    queryKey: viewKeys.first,
    // Its code comes after the first list.
    queryFn: async () => send((await import('#domain/list-views/firstViews.calls.ts')).listFirstViews, {}),
    enabled,
  });
  useEffect(() => {
    if (data) keep(data.items);
  }, [data, keep]);
}

/** What a list of the role begins with, where that is a view. */
export const useFirstView = (list: string) => find(useKnown()[0], list);

/** The same before anything is drawn. */
export const readFirstView = (list: string) => find(createOwnStore().getItem<FirstViews>(storeKey) ?? none, list);
