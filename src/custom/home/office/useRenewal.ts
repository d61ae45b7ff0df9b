import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { officeHomeKeys } from '../../../lib/api/queryKeys.ts';
import { getKnownUnread, subscribe } from '../../../lib/live/unread.ts';
import { delegationKeys } from '../../../resources/queryKeys.ts';

/** Many commands, as of rows that are marked, are followed by one request. */
const pause = 1000;
/** All who have a queue are told of a change in it at once, and do not all ask at once. */
const spread = 4000;

/** Asks again for what waits once one has decided something, or the platform tells of something new. */
export function useRenewal(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = (after = pause) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A tab that nobody sees asks when one comes back to it.
        const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
        for (const queryKey of [officeHomeKeys.all, delegationKeys.all])
          void client.invalidateQueries({ queryKey, refetchType });
      }, after);
    };
    let unread = getKnownUnread();
    const stopLive = subscribe(() => {
      const before = unread;
      unread = getKnownUnread();
      // What is found out first is not new.
      const isNew = before.at > 0 && JSON.stringify(before.counts) !== JSON.stringify(unread.counts);
      if (isNew || (before.at > 0 && before.newest !== unread.newest)) renew();
      else if (before.at > 0 && before.queues !== unread.queues) renew(pause + Math.random() * spread);
    });
    const stopCommands = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') renew();
    });
    return () => {
      clearTimeout(timer);
      stopLive();
      stopCommands();
    };
  }, [client]);
}
